/* What a Cuban or a building brings, in pictures; the words are in the rules behind them. */
import type { JSX } from "preact";
import { Piece } from "../../art/pieces";
import type { Building, Place } from "./types";

function Row({ what, count, size }: { what: string; count: number; size: number }) {
  return (
    <span class="sc-count">
      {count}
      <Piece name={what} size={size} />
    </span>
  );
}

function Into({ from, to, size }: { from: JSX.Element; to: JSX.Element; size: number }) {
  return (
    <span class="sc-into">
      {from}
      <svg width={size * 0.6} height={size * 0.7} viewBox="0 0 12 14" aria-hidden="true">
        <path d="M1 7h9M6 2.5 10.5 7 6 11.5" fill="none" stroke="currentColor" stroke-width="2"
          stroke-linecap="round" stroke-linejoin="round" />
      </svg>
      {to}
    </span>
  );
}

/* Any of the goods but wood. */
export function AnyGood({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="3" y="5" width="26" height="23" rx="3" fill="#d9a35c" stroke="#3d2a1a" stroke-width="1.8" />
      <path d="M3 12h26" stroke="#3d2a1a" stroke-width="1.5" />
      <text x="16" y="26" text-anchor="middle" font-size="15" font-weight="700" fill="#3d2a1a">?</text>
    </svg>
  );
}

function Sign({ size, children }: { size: number; children: JSX.Element }) {
  return (
    <svg class="sc-sign" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
        {children}
      </g>
    </svg>
  );
}

const grab = <path d="M6 18V9m5 8V5m5 12V4m5 13V6m0 11c2-3 5-3 6-1-2 8-5 13-11 13-7 0-10-4-10-11" />;
const deed = <path d="M4 12 16 4l12 8M6 12h20v16H6zM12 21l3 3 6-7" />;
const zero = <path d="M5 5h22v22H5zM16 10c6 0 6 12 0 12s-6-12 0-12z" />;
const ways = <path d="M11 7 3 16l8 9M21 7l8 9-8 9M4 16h24" />;
const boat = <path d="M3 18h26l-4 9H8zM9 18v-6h8v6M12 12V5h4v7" />;
const sleep = <path d="M4 8h9l-9 12h9M18 4h8l-8 10h8" />;

const PLACES: Record<Place, (size: number, manual: boolean) => JSX.Element> = {
  port: (size) => <Into from={<AnyGood size={size} />} to={<Piece name="vp" size={size} />} size={size} />,
  pedro: (size) => <Row what="tobacco" count={2} size={size} />,
  maria: (size) => <Row what="vp" count={2} size={size} />,
  jose: (size) => <Row what="sugar" count={2} size={size} />,
  martinez: (size) => <Row what="pesos" count={3} size={size} />,
  conchita: (size) => <Row what="citrus" count={2} size={size} />,
  miguel: (size, manual) => (
    <span class="sc-into">
      <Row what="wood" count={2} size={size} />
      {manual && <>/ <Row what="vp" count={1} size={size} /></>}
    </span>
  ),
  pablo: (size) => <span class="sc-count">1<AnyGood size={size} /></span>,
  "el-zorro": (size) => <Sign size={size}>{grab}</Sign>,
  alonso: (size) => <Sign size={size}>{deed}</Sign>,
};

const BUILDINGS: Record<Building, (size: number) => JSX.Element> = {
  bank: (size) => <Row what="pesos" count={2} size={size} />,
  church: (size) => <Row what="vp" count={1} size={size} />,
  distillery: (size) => <Into from={<Piece name="sugar" size={size} />} to={<Piece name="rum" size={size} />} size={size} />,
  "cigar-factory": (size) => <Into from={<Piece name="tobacco" size={size} />} to={<Piece name="cigars" size={size} />} size={size} />,
  "black-market": (size) => <Into from={<AnyGood size={size} />} to={<AnyGood size={size} />} size={size} />,
  sawmill: (size) => (
    <Into from={<Piece name="wood" size={size} />} size={size}
      to={<><Piece name="vp" size={size} /><Piece name="pesos" size={size} /></>} />
  ),
  cafe: (size) => (
    <Into from={<><Piece name="rum" size={size} /><Piece name="cigars" size={size} /></>} size={size}
      to={<Row what="vp" count={2} size={size} />} />
  ),
  customs: (size) => <Into from={<Sign size={size}>{boat}</Sign>} to={<Sign size={size}>{zero}</Sign>} size={size} />,
  casino: (size) => (
    <span class="sc-into">
      <Row what="pesos" count={3} size={size} />
      <Sign size={size * 0.7}>{ways}</Sign>
      <Row what="vp" count={1} size={size} />
    </span>
  ),
  harbourmaster: (size) => <span class="sc-into"><b>2</b><Sign size={size}>{ways}</Sign><b>4</b></span>,
  office: (size) => <Into from={<><AnyGood size={size} /><Sign size={size}>{boat}</Sign></>} to={<Row what="vp" count={2} size={size} />} size={size} />,
  newspaper: (size) => (
    <span class="sc-into">
      <Row what="pesos" count={1} size={size} />
      <Sign size={size}>{sleep}</Sign>
    </span>
  ),
};

export function PlaceGives({ place, size, manual }: { place: Place; size: number; manual: boolean }) {
  return <span class="sc-gives">{PLACES[place](size, manual)}</span>;
}

export function BuildingGives({ building, size }: { building: Building; size: number }) {
  return <span class="sc-gives">{BUILDINGS[building](size)}</span>;
}
