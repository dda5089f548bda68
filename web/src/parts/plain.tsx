/* The facts of a game as they are, where no board is drawn. */
import type { BoardProps } from "../board";

function Fact({ name, value }: { name: string; value: unknown }) {
  if (value !== null && typeof value === "object")
    return (
      <details>
        <summary>{name}</summary>
        <ul>
          {Object.entries(value).map(([key, inner]) => (
            <li key={key}>
              <Fact name={key} value={inner} />
            </li>
          ))}
        </ul>
      </details>
    );
  return (
    <span>
      {name}: {String(value)}
    </span>
  );
}

export function PlainBoard({ view }: BoardProps) {
  return (
    <div class="card">
      {Object.entries(view as object).map(([name, value]) => (
        <div key={name}>
          <Fact name={name} value={value} />
        </div>
      ))}
    </div>
  );
}
