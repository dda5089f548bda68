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
      <path fill="#f7c52f"
        d="M16.0 0.7L18.7 6.8L24.3 3.1L23.3 9.7L29.9 9.6L25.5 14.6L31.1 18.2L24.7 20.0L27.6 26.0L21.2 24.1L20.3 30.7L16.0 25.6L11.7 30.7L10.8 24.1L4.4 26.0L7.3 20.0L0.9 18.2L6.5 14.6L2.1 9.6L8.7 9.7L7.7 3.1L13.3 6.8z" />
      <circle cx="16" cy="16" r="6" fill="#7a4a1c" />
      <path d="M13 16h6M16 13v6" stroke="#d9a441" stroke-width="1.2" />
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
