/* What a choice would cost and change, in short. */
import type { Choice } from "../types";
import { t } from "../words";

function label(key: string): string | null {
  switch (key) {
    case "vp":
      return t("VP");
    case "goods":
      return t("goods");
    case "pesos":
      return t("pesos");
    case "wood":
      return t("wood");
    case "stone":
      return t("stone");
    case "water":
      return t("water");
    case "citrus":
      return t("citrus");
    case "sugar":
      return t("sugar");
    case "tobacco":
      return t("tobacco");
    case "rum":
      return t("rum");
    case "cigars":
      return t("cigars");
    case "markers":
      return t("markers");
    default:
      return null;
  }
}

interface Piece {
  label: string;
  from: number;
  to: number;
}

/* The numbers of a seat that would become others. */
function pieces(choice: Choice, seat: number): Piece[] {
  const found: Piece[] = [];
  for (const change of choice.effect?.changes ?? []) {
    const { path, from, to } = change;
    const name = label(String(path[path.length - 1]));
    if (path[0] !== "seats" || path[1] !== seat || name === null) continue;
    if (typeof from === "number" && typeof to === "number") found.push({ label: name, from, to });
  }
  return found;
}

/* What the choice costs, where it is paid later than now. */
function costs(choice: Choice, paid: Piece[]): [string, number][] {
  if (paid.length > 0) return [];
  return Object.entries(choice.cost ?? {}).flatMap(([what, count]) => {
    const name = label(what);
    return name && count > 0 ? [[name, count] as [string, number]] : [];
  });
}

export function hasEffect(choice: Choice, seat: number): boolean {
  const changed = pieces(choice, seat);
  return changed.length > 0 || costs(choice, changed).length > 0;
}

export function Effect({ choice, seat }: { choice: Choice; seat: number }) {
  const changed = pieces(choice, seat);
  const later = costs(choice, changed);
  return (
    <span class="effect">
      {later.map(([name, count]) => (
        <span key={name} class="loss">
          {name} −{count}
        </span>
      ))}
      {changed.map((piece) => (
        <span key={piece.label} class={piece.to > piece.from ? "gain" : "loss"}>
          {piece.label} {piece.from} → {piece.to}
        </span>
      ))}
    </span>
  );
}
