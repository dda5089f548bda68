/* The four flowers, told apart by their petals: a sun of many points, five round petals,
 * four hearts, six narrow ones. */
import type { JSX } from "preact";
import type { Flower } from "./types";

function ring(count: number, petal: (key: number) => JSX.Element): JSX.Element {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`rotate(${(360 / count) * index} 16 16)`}>
          {petal(index)}
        </g>
      ))}
    </>
  );
}

const DRAWINGS: Record<Flower, () => JSX.Element> = {
  yellow: () => (
    <g>
      <g fill="#f4c02c">{ring(12, () => <path d="M12.6 9 16 .8 19.4 9z" />)}</g>
      <circle cx="16" cy="16" r="8" fill="#7a4a1c" />
      <path d="M12 14h8M12 18h8M14 12v8M18 12v8" stroke="#c98f3a" stroke-width="1" />
    </g>
  ),
  blue: () => (
    <g>
      <g fill="#4f8fd8">{ring(5, () => <circle cx="16" cy="8" r="6.4" />)}</g>
      <circle cx="16" cy="16" r="4.5" fill="#fbe08a" />
    </g>
  ),
  red: () => (
    <g>
      <g fill="#d63d3d">
        {ring(4, () => <path d="M16 16C8 11 7.5 1.5 12 1.5c2.5 0 4 2 4 4 0-2 1.5-4 4-4 4.5 0 4 9.5-4 14.5z" />)}
      </g>
      <circle cx="16" cy="16" r="3.6" fill="#ffd667" />
    </g>
  ),
  white: () => (
    <g>
      <g fill="#fffdf6">{ring(6, () => <path d="M16 15c-5-5-4-11 0-14.2 4 3.2 5 9.2 0 14.2z" />)}</g>
      <circle cx="16" cy="16" r="3.6" fill="#8cbf3f" />
    </g>
  ),
};

export function FlowerShape({ flower }: { flower: Flower }) {
  return (
    <g stroke="#3d2a1a" stroke-width="1.3" stroke-linejoin="round">
      {DRAWINGS[flower]()}
    </g>
  );
}

export function FlowerMark({ flower, size, label }: { flower: Flower; size: number; label?: string }) {
  return (
    <svg class="sc-flower" width={size} height={size} viewBox="0 0 32 32" focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      {label && <title>{label}</title>}
      <FlowerShape flower={flower} />
    </svg>
  );
}
