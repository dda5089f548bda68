/* The market: a row of priced spaces for each merchandise, and the stock below. */
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { Delta, Spot, Words, pick, touch, useTable } from "./spot";
import { merchandise, pieces } from "./view";
import type { Merchandise, Piece as PieceName } from "./view";
import { pieceWord } from "./words";

const goods = new Set<string>(["rum", "cigars"]);

function Space({ price, now, then, piece }: { price: number; now: boolean; then: boolean; piece: string }) {
  const change = now === then ? "" : then ? " coming" : " going";
  return (
    <span class={`space${now || then ? " filled" : ""}${change}`}>
      {(now || then) && <Piece name={piece} size={22} />}
      <span class="space-price">{price}</span>
    </span>
  );
}

function Row({ piece }: { piece: Merchandise }) {
  const table = useTable();
  const { view, then, choices } = table;
  const prices = goods.has(piece) ? view.prices.good : view.prices.product;
  const count = view.market[piece];
  const buys = pick(choices, "buy", { piece });
  const sells = pick(choices, "sell", { piece });
  const asks = count > 0 ? prices[count - 1]! : view.prices.stock_asks;
  const pays = count < prices.length ? prices[count]!
    : goods.has(piece) ? view.prices.stock_pays_good : view.prices.stock_pays_product;
  const touched = touch(table, `market ${piece}`);
  return (
    <div class={`market-row${touched.class}`} style={touched.style} role="row">
      <span class="market-name" role="rowheader"><Piece name={piece} size={22} /><b>{pieceWord(piece)}</b></span>
      <span class="spaces" role="cell"
        aria-label={t("{0} on the market", count)}>
        {prices.map((price, i) => (
          <Space key={price} price={price} piece={piece} now={i < count} then={i < then.market[piece]} />
        ))}
      </span>
      <span role="cell">
        <Spot of={buys} class="trade buy" word="market" action={`buy ${piece}`}
          label={buys.length ? undefined : t("costs {0} now", asks)}>
          <span>{t("buy")}</span><b>{asks}</b>
        </Spot>
      </span>
      <span role="cell">
        <Spot of={sells} class="trade sell" word="market" action={`sell ${piece}`}
          label={sells.length ? undefined : t("brings {0} now", pays)}>
          <span>{t("sell")}</span><b>{pays}</b>
        </Spot>
      </span>
    </div>
  );
}

function Stock() {
  const table = useTable();
  const { view, then, choices } = table;
  const one = (piece: PieceName) => {
    const touched = touch(table, `stock ${piece}`);
    return (
      <li key={piece}>
        <Spot of={pick(choices, "take", { piece })} class={`stock-pile${touched.class}`} style={touched.style}
          word="market" action={`take ${piece}`} label={t("{0} in stock", pieceWord(piece))}>
          <Piece name={piece} size={26} />
          <b>{view.stock[piece]}</b>
          <Delta from={view.stock[piece]} to={then.stock[piece]} />
        </Spot>
      </li>
    );
  };
  return (
    <div class="stock">
      <h4>{t("Stock")}</h4>
      <ul>{pieces.map(one)}</ul>
    </div>
  );
}

/* Thirteen whole cloths, so that none is cut off at the end. */
function Awning() {
  return (
    <svg class="awning" viewBox="0 0 338 22" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {Array.from({ length: 13 }, (_, i) => (
        <path key={i} d={`M${26 * i} 0h26v11q-13 15-26 0z`} fill={i % 2 ? "#fdf6e6" : "#2f8f8b"} stroke="#3d2a1a"
          stroke-width="1.4" vector-effect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

export function Market() {
  const { view, choices } = useTable();
  const trading = view.phase === "trade";
  return (
    <>
      <Awning />
      <div class="market" role="table" aria-label={t("Market")}>
        {merchandise.map((piece) => <Row key={piece} piece={piece} />)}
      </div>
      <p class="note">
        {t("An empty row is sold by the stock for {0}; a full one is bought by it for {1} (rum and cigars {2}).",
          view.prices.stock_asks, view.prices.stock_pays_product, view.prices.stock_pays_good)}
      </p>
      <Stock />
      {view.alternatives.resource_taken && <p class="note">{t("Free resource already taken this round")}</p>}
      {view.alternatives.product_taken && <p class="note">{t("Free product already taken this round")}</p>}
      {trading && <p class="answers"><Words of={pick(choices, "done")} /></p>}
    </>
  );
}
