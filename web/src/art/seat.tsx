/* A seat's mark: colour and shape, so that neither is needed alone. */

const shapes = [
  <circle cx="12" cy="12" r="9.5" />,
  <rect x="3.2" y="3.2" width="17.6" height="17.6" rx="2.5" />,
  <path d="M12 2 22.5 20.5h-21z" stroke-linejoin="round" />,
  <path d="M12 1.2 22.8 12 12 22.8 1.2 12z" stroke-linejoin="round" />,
  <path d="M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12z" stroke-linejoin="round" />,
  <path
    d="m12 1.2 3.2 7 7.6.9-5.6 5.2 1.5 7.5-6.7-3.7-6.7 3.7 1.5-7.5L1.2 9.1l7.6-.9z"
    stroke-linejoin="round"
  />,
];

/* The shape alone, 24 by 24 around (12, 12), for boards that draw it inside an SVG. */
export function SeatShape({ seat }: { seat: number }) {
  return (
    <g fill={`var(--seat-${seat % 6})`} stroke="var(--seat-edge)" stroke-width="1.4">
      {shapes[seat % 6]}
    </g>
  );
}

export function SeatMark({ seat, size = 18 }: { seat: number; size?: number }) {
  return (
    <svg class="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <SeatShape seat={seat} />
    </svg>
  );
}
