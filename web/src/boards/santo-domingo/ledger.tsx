/* The cards of a round in the order in which they are carried out, and what they brought. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "../../art/seat";
import type { Seat } from "../../board";
import { narrow, reveal } from "../../device";
import { t, tn } from "../../words";
import { GoodsIcon, Icon, VpIcon } from "./art/pieces";
import { Small } from "./card";
import { nameOf, numberOf } from "./names";
import type { Open, Shown } from "./story";
import { cardNames } from "./types";

function brought(open: Open): string {
  const words: string[] = [];
  if (open.gain) {
    const { what, amount, lost } = open.gain;
    words.push(what === "vp" ? t("{0} VP", amount) : tn("{0} good", "{0} goods", amount));
    if (lost) words.push(t("no room for {0}", lost));
  }
  if (open.trade) {
    words.push(open.trade.vp
      ? t("{0} VP for {1} goods", open.trade.vp, open.trade.goods) : t("no trade"));
  }
  if (open.back) words.push(tn("{0} card back", "{0} cards back", open.back));
  return words.join(", ");
}

function Brought({ open }: { open: Open }): JSX.Element {
  const size = 14;
  return (
    <span class="sd-brought" aria-hidden="true">
      {open.gain && (
        <span>+{open.gain.amount}<Icon what={open.gain.what} size={size} /></span>
      )}
      {open.gain && open.gain.lost > 0 && <s>{open.gain.lost}</s>}
      {open.trade && (open.trade.vp > 0
        ? <span>{open.trade.goods}<GoodsIcon size={size} />→{open.trade.vp}<VpIcon size={size} /></span>
        : <span>–</span>)}
      {open.back !== undefined && <span>↩{open.back}</span>}
    </span>
  );
}

/* Where the question lies over the page, the page goes along with the card that is carried
 * out, unless the person looks around meanwhile. */
function useFollowing(telling: boolean, step: string | null) {
  const root = useRef<HTMLElement>(null);
  const led = useRef(true);
  useEffect(() => {
    if (!telling) return;
    led.current = true;
    const leave = () => (led.current = false);
    const ways = ["wheel", "touchmove"];
    for (const way of ways) addEventListener(way, leave, { passive: true });
    return () => ways.forEach((way) => removeEventListener(way, leave));
  }, [telling]);
  useEffect(() => {
    const now = root.current?.querySelector(".sd-now");
    if (telling && now && led.current && narrow()) reveal([now], { whole: root.current!, smooth: true });
  }, [telling, step]);
  return root;
}

export function Past(props: {
  shown: Shown;
  seats: Seat[];
  telling: boolean;
}): JSX.Element | null {
  const { ledger, step, converted } = props.shown;
  const root = useFollowing(props.telling, step);
  if (!ledger) {
    return (
      <p class="sd-ledger sd-empty">
        {t("All choose in secret and reveal together; then the cards are carried out from 1 to 8.")}
      </p>
    );
  }
  const played = cardNames.filter((card) => ledger.cards.some((open) => open.card === card));
  return (
    <section class={`sd-ledger${props.telling ? " sd-telling" : ""}`}
             aria-label={t("Cards of round {0}", ledger.round)} ref={root}>
      <header>
        <b>{ledger.done && !props.telling ? t("Last round") : t("Cards of round {0}", ledger.round)}</b>
        {ledger.setback && (
          <span class="sd-note">
            {t("Several Traders: marker {0} → {1}", ledger.setback.from, ledger.setback.to)}
          </span>
        )}
      </header>
      <ol>
        {played.map((card) => (
          <li key={card} class={step === card ? "sd-now" : ""} value={numberOf(card)}>
            <Small key={ledger.round} card={card} turn={props.telling} />
            <span class="sd-what">
              <b class="sd-called">{nameOf(card)}</b>
              {ledger.cards.filter((open) => open.card === card).map((open) => (
                <span key={open.seat} class="sd-did"
                      title={`${props.seats[open.seat]?.name ?? ""}: ${brought(open)}`}>
                  <SeatMark seat={open.seat} size={14} />
                  <span class="unseen">{props.seats[open.seat]?.name}: {brought(open)}</span>
                  <Brought open={open} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {converted.length > 0 && (
        <p class="sd-converted">
          {t("Goods left over, 3 for 1:")}
          {converted.map((done) => (
            <span key={done.seat} class="sd-did">
              <SeatMark seat={done.seat} size={14} />
              <span class="unseen">{props.seats[done.seat]?.name}</span>
              +{done.vp}<VpIcon size={14} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
