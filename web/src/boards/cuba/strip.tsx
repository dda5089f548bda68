/* What decides all round and stays in sight: one's own stock, the acts in force and the bills. */
import { Piece } from "../../art/pieces";
import { t } from "../../words";
import { Seal, signsOf } from "./parliament";
import { touch, useTable } from "./spot";
import { Stores } from "./stores";
import { types } from "./view";
import type { Type } from "./view";
import { sentence, statuteBrief, statuteWord, typeLabel, typeWord } from "./words";

function Brief({ statute, kind }: { statute: string | null; kind: "act" | "bill" }) {
  if (!statute) return <span class={`brief ${kind} blank`}>–</span>;
  const { count, words } = statuteBrief(statute);
  const gain = statute.startsWith("subsidy") ? "vp" : statute.startsWith("tax") ? "pesos" : "";
  return (
    <span class={`brief ${kind}`}>
      {kind === "act" && <Seal />}
      {count > 0 && <b>{count}</b>}
      {/* Where there is room for words they stand for the pieces; what is gained stays. */}
      {signsOf(statute).map((sign) => (
        <span key={sign} class={words && sign !== gain ? "brief-sign" : ""}><Piece name={sign} size={15} /></span>
      ))}
      {words && <span class="brief-words">{words}</span>}
    </span>
  );
}

function Law({ type, open }: { type: Type; open(): void }) {
  const table = useTable();
  const { acts, bills } = table.view;
  const touched = touch(table, `statute ${type}`);
  const told = [
    sentence(typeWord(type)),
    `${t("in force")}: ${acts[type] ? statuteWord(acts[type]) : t("no act")}`,
    `${t("bill")}: ${bills[type] ? statuteWord(bills[type]) : t("no bill")}`,
  ].join("\n");
  return (
    <button type="button" class={`law-brief law-${type}${touched.class}`} style={touched.style} title={told}
      onClick={open}>
      <span class="unseen">{told}</span>
      <span class="inside" aria-hidden="true">
        <span class="brief-type">{typeLabel(type)}</span>
        <Brief statute={acts[type]} kind="act" />
        <Brief statute={bills[type]} kind="bill" />
      </span>
    </button>
  );
}

export function Strip({ seat, parliament }: { seat: number; parliament(): void }) {
  return (
    <div class="strip">
      <Stores seat={seat} />
      <div class="law-briefs" role="group" aria-label={t("Parliament")}>
        {types.map((type) => <Law key={type} type={type} open={parliament} />)}
      </div>
    </div>
  );
}
