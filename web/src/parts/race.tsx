/* A graph of points over the game, a line for each seat; also of estimates. */
import { useEffect, useRef, useState } from "preact/hooks";
import { SeatMark, SeatShape } from "../art/seat";
import { t } from "../words";

const firstWidth = 480;
const left = 34;
const right = 26;
const top = 14;
const bottom = 24;

function nice(most: number): number {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100]) if (most / step <= 6) return step;
  return 200;
}

export function Race(props: {
  /* For every step the points of every seat. */
  rows: number[][];
  names: string[];
  label: string;
  at?: number;
  go?(step: number): void;
}) {
  const { rows, names } = props;
  const figure = useRef<HTMLElement>(null);
  const [width, measure] = useState(firstWidth);
  useEffect(() => {
    if (!figure.current) return;
    const watcher = new ResizeObserver(([entry]) => measure(Math.max(200, entry!.contentRect.width)));
    watcher.observe(figure.current);
    return () => watcher.disconnect();
  }, [rows.length < 2]);
  if (rows.length < 2) return null;
  const height = Math.min(340, Math.max(220, width * 0.42));
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const step = nice(most - least);
  const x = (row: number) => left + (row / (rows.length - 1)) * (width - left - right);
  const y = (points: number) =>
    height - bottom - ((points - least) / (most - least)) * (height - top - bottom);
  const marks: number[] = [];
  for (let mark = Math.ceil(least / step) * step; mark <= most; mark += step) marks.push(mark);
  const last = rows[rows.length - 1]!;
  return (
    <figure class="race" ref={figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${props.label}: ${names.map((name, seat) => `${name} ${Math.round(last[seat] ?? 0)}`).join(", ")}`}
        onClick={(event) => {
          if (!props.go) return;
          const box = event.currentTarget.getBoundingClientRect();
          const at = ((event.clientX - box.left) / box.width) * width;
          const row = Math.round(((at - left) / (width - left - right)) * (rows.length - 1));
          props.go(Math.min(rows.length - 1, Math.max(0, row)));
        }}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={left} x2={width - right} y1={y(mark)} y2={y(mark)} stroke="var(--line)" />
            <text x={left - 6} y={y(mark) + 4} text-anchor="end" font-size="12" fill="var(--ink-2)">
              {mark}
            </text>
          </g>
        ))}
        {props.at !== undefined && (
          <line
            x1={x(props.at)}
            x2={x(props.at)}
            y1={top}
            y2={height - bottom}
            stroke="var(--glow)"
            stroke-width="2"
          />
        )}
        {names.map((_, seat) => (
          <polyline
            key={seat}
            points={rows.map((row, index) => `${x(index)},${y(row[seat] ?? 0)}`).join(" ")}
            fill="none"
            stroke={`var(--seat-${seat})`}
            stroke-width="2.5"
            stroke-linejoin="round"
            stroke-dasharray={["", "8 3", "2 3", "12 3 2 3", "5 5", "1 4"][seat]}
          />
        ))}
        {names.map((_, seat) => (
          <g key={seat} transform={`translate(${width - right + 2} ${y(last[seat] ?? 0) - 8}) scale(0.66)`}>
            <SeatShape seat={seat} />
          </g>
        ))}
        <text x={width - right} y={height - 6} text-anchor="end" font-size="12" fill="var(--ink-2)">
          {t("move {0}", rows.length - 1)}
        </text>
      </svg>
      <figcaption>
        <span>{props.label}</span>
        {names.map((name, seat) => (
          <span key={seat}>
            <SeatMark seat={seat} size={14} /> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
