/* The five characters, each with what belongs to the trade, 100 wide and 100 high. */
import type { JSX } from "preact";

const EDGE = "#3d2a1a";

function Face({ skin, children }: { skin: string; children?: any }) {
  return (
    <g>
      <path d="M42 62h16v14H42z" fill={skin} stroke="none" />
      <path d="M33 42c0 16 6 27 17 27s17-11 17-27-34-16-34 0z" fill={skin} />
      <path d="M33 44c-4-1-5 8 0 9M67 44c4-1 5 8 0 9" fill={skin} />
      <circle cx="43" cy="46" r="1.9" fill={EDGE} stroke="none" />
      <circle cx="57" cy="46" r="1.9" fill={EDGE} stroke="none" />
      <path d="M50 47l-2 7 4 .5" fill="none" stroke-width="1.4" />
      {children}
    </g>
  );
}

const PORTRAITS: Record<string, () => JSX.Element> = {
  /* Straw hat, neckerchief, cut cane over the shoulder; the field behind. */
  worker: () => (
    <g>
      <rect width="100" height="100" fill="#bfe0d2" stroke="none" />
      <circle cx="80" cy="20" r="11" fill="#f6cf63" stroke="none" />
      <path d="M0 58q25-14 50-6t50-4v52H0z" fill="#8fb95a" stroke="none" />
      <path d="M6 62v38M14 58v42M88 58v42M95 62v38" stroke="#5f8d35" stroke-width="3" fill="none" />
      <path d="M6 66l-6-8M6 66l7-9M14 64l7-8M88 64l-7-9M88 64l7-9M95 68l6-9" stroke="#5f8d35"
        stroke-width="2.4" fill="none" />
      <path d="M14 100c0-20 14-27 36-27s36 7 36 27z" fill="#e8e0cb" />
      <path d="M31 76v24M69 76v24" stroke="#4f6d8f" stroke-width="8" fill="none" />
      <path d="M34 92h32v8H34z" fill="#4f6d8f" stroke="none" />
      <Face skin="#a86b42">
        <path d="M44 58q6 4.5 12 0" fill="none" stroke-width="1.8" />
        <path d="M40 41q3-2 6 0M54 41q3-2 6 0" fill="none" stroke-width="2" />
      </Face>
      <path d="M36 71q14 8 28 0l-3 8-11 5-11-5z" fill="#c2452f" />
      <path d="M47 80l-5 12 8-4 6 6-2-14z" fill="#c2452f" stroke-width="1.2" />
      <path d="M34 35c0-18 6-24 16-24s16 6 16 24z" fill="#e9c878" />
      <path d="M11 37q39-15 78 0-18 8-39 8t-39-8z" fill="#f1d68c" />
      <path d="M33.5 33q16.5-5 33 0" fill="none" stroke="#a8552f" stroke-width="4" />
      <path d="M77 100 94 34" stroke="#3d2a1a" stroke-width="8" fill="none" />
      <path d="M77 100 94 34" stroke="#b9cf63" stroke-width="5" fill="none" />
      <path d="M79 88l6 1.5M83 74l6 1.5M86.5 60l6 1.5M90 46l6 1.5" stroke-width="1.2" fill="none" />
      <path d="M94 34q-2-14-11-16 2 9 11 16zM94 34q4-11 6-19l-6 7z" fill="#6c9c3c" stroke-width="1.4" />
    </g>
  ),
  /* Headscarf and hoops, an awning above, a basket of fruit in her arms. */
  tradeswoman: () => (
    <g>
      <rect width="100" height="100" fill="#f7dfae" stroke="none" />
      <path d="M0 40h100v60H0z" fill="#e8c489" stroke="none" />
      {[0, 20, 40, 60, 80].map((x, i) => (
        <path key={x} d={`M${x} 0h20v14q-10 9-20 0z`} fill={i % 2 ? "#fdf6e6" : "#2f8f8b"}
          stroke-width="1.2" />
      ))}
      <path d="M14 100c0-20 14-26 36-26s36 6 36 26z" fill="#fbf4e4" />
      <path d="M22 84q10-8 28-8t28 8l-4 7q-10-5-24-5t-24 5z" fill="#d9573f" stroke-width="1.4" />
      <path d="M33 36q-7 12-3 28 6 4 9 0l-3-22zM67 36q7 12 3 28-6 4-9 0l3-22z" fill="#2d1c12" />
      <Face skin="#8d5536">
        <path d="M44 57q6 6 12 0-6-2.5-12 0z" fill="#c13f35" stroke-width="1" />
        <path d="M40 41q3-2 6 0M54 41q3-2 6 0" fill="none" stroke-width="1.5" />
      </Face>
      <circle cx="31.5" cy="58" r="3.6" fill="none" stroke="#e0ac33" stroke-width="2.2" />
      <circle cx="68.5" cy="58" r="3.6" fill="none" stroke="#e0ac33" stroke-width="2.2" />
      <path d="M31 40c-2-18 8-25 19-25s21 7 19 25q-19-12-38 0z" fill="#d64a35" />
      <path d="M35 31q15-9 30 0" fill="none" stroke="#f7c65a" stroke-width="2.6" />
      <path d="M50 15q-10-12-15-3 5 8 15 3zM50 15q8-13 15-4-4 9-15 4z" fill="#d64a35" />
      <circle cx="34" cy="82" r="8" fill="#f29a26" />
      <circle cx="66" cy="82" r="8" fill="#f29a26" />
      <circle cx="50" cy="80" r="8.5" fill="#f6ad3d" />
      <path d="M50 72q2-5 8-5-1 5-8 5z" fill="#4f9a3c" stroke-width="1.2" />
      <path d="M20 84h60l-7 16H27z" fill="#b9803f" />
      <path d="M20 84h60v5H20zM34 89l3 11M50 89v11M66 89l-3 11M24 94h52" fill="#d39a54" stroke-width="1.4" />
    </g>
  ),
  /* Round glasses, a set square, and the plan of a house behind. */
  architect: () => (
    <g>
      <rect width="100" height="100" fill="#2d6b8f" stroke="none" />
      <path d="M0 20h100M0 40h100M0 60h100M0 80h100M20 0v100M40 0v100M60 0v100M80 0v100"
        stroke="#4d86a6" stroke-width="1" fill="none" />
      <path d="M6 50V24l14-12 14 12v26zM15 50V36h9v14M66 50V18h28v32M72 26h6v6h-6zM84 26h6v6h-6zM72 38h6v6h-6zM84 38h6v6h-6z"
        fill="none" stroke="#d9eef7" stroke-width="1.6" />
      <path d="M14 100c0-20 14-27 36-27s36 7 36 27z" fill="#7a4b3a" />
      <path d="M38 74l12 12 12-12 4 4-10 22H44L34 78z" fill="#fdf8ec" />
      <path d="M50 86l-4 5 4 9 4-9z" fill="#d8a73a" stroke-width="1.2" />
      <Face skin="#dca77c">
        <path d="M45 59q5 3 10 0" fill="none" stroke-width="1.8" />
        <path d="M42 55q8-4 16 0-4 3-8 1-4 2-8-1z" fill="#4a2f1f" stroke-width="1" />
      </Face>
      <circle cx="43" cy="46" r="6" fill="#ffffff" fill-opacity=".35" stroke-width="2" />
      <circle cx="57" cy="46" r="6" fill="#ffffff" fill-opacity=".35" stroke-width="2" />
      <path d="M49 45q1-1 2 0M37 45l-4-1M63 45l4-1" stroke-width="1.8" fill="none" />
      <path d="M32 42c-3-20 8-28 19-28 13 0 19 10 17 28-3-4-4-8-4-12-8 2-20 0-25-4-1 6-3 12-7 16z"
        fill="#4a2f1f" />
      <path d="M8 100 30 66l8 34z" fill="#e9c878" />
      <path d="M18 96l10-16 4 16z" fill="#7a4b3a" stroke-width="1.2" />
      <path d="M66 100l20-30 10 6-16 24z" fill="#eef6fa" />
      <path d="M86 70q6-3 10 6" fill="#cfe3ee" />
      <path d="M74 95l16-24" stroke="#2d6b8f" stroke-width="1.4" fill="none" />
    </g>
  ),
  /* White hat, moustache, a list in hand; chimneys behind. */
  foreman: () => (
    <g>
      <rect width="100" height="100" fill="#f0c9a0" stroke="none" />
      <path d="M0 62h100v38H0z" fill="#c98f5e" stroke="none" />
      <path d="M4 62V38h26v24zM8 38V14h8v24M20 38V22h7v16" fill="#a85a44" />
      <path d="M4 38l9-6v6l9-6v6l8-5v11H4z" fill="#8d4636" stroke-width="1.2" />
      <path d="M12 14q-4-8 4-10 6-2 8 2" fill="none" stroke="#fbf3e6" stroke-width="3.5" />
      <path d="M74 62V44h24v18z" fill="#a85a44" />
      <path d="M79 49h5v5h-5zM88 49h5v5h-5z" fill="#f7dfae" stroke-width="1" />
      <path d="M14 100c0-20 14-27 36-27s36 7 36 27z" fill="#f6efdf" />
      <path d="M24 80l14-6 12 26H20zM76 80l-14-6-12 26h30z" fill="#6b7a4a" />
      <path d="M40 74l10 9 10-9" fill="none" />
      <Face skin="#c78a5c">
        <path d="M39 57q5-7 11-2 6-5 11 2-6 4-11 0-5 4-11 0z" fill="#2d1c12" stroke-width="1" />
        <path d="M39 41l7-1M54 40l7 1" fill="none" stroke-width="2.6" />
      </Face>
      <path d="M35 33c-1-17 5-22 15-22s16 5 15 22z" fill="#fdf8ea" />
      <path d="M45 11q5 5 10 0" fill="none" stroke-width="1.4" />
      <path d="M14 35q36-11 72 0-16 8-36 8t-36-8z" fill="#fdf8ea" />
      <path d="M34.5 32q15.5-5 31 0l.3-6q-15.8-5-31.6 0z" fill="#33261c" stroke-width="1" />
      <path d="M58 74h30v26H54z" fill="#8b5a33" />
      <path d="M61 78h24l-1 22H58z" fill="#fffaf0" stroke-width="1.2" />
      <path d="M67 72h11v6H67z" fill="#c9ced3" stroke-width="1.2" />
      <path d="M64 84l2 2 3-4M64 92l2 2 3-4" stroke="#2f7d4f" stroke-width="1.8" fill="none" />
      <path d="M72 85h9M72 93h9" stroke-width="1.6" fill="none" />
    </g>
  ),
  /* Top hat, beard, sash and order; the capitol behind. */
  mayor: () => (
    <g>
      <rect width="100" height="100" fill="#9fc4dc" stroke="none" />
      <path d="M0 66h100v34H0z" fill="#d8c7a0" stroke="none" />
      <path d="M62 66V48h36v18zM68 48q0-16 12-16t12 16zM79 32v-8h2v8M62 66h38" fill="#f5ead0" stroke-width="1.4" />
      <path d="M67 52v14M73 52v14M79 52v14M85 52v14M91 52v14" stroke-width="1.4" fill="none" />
      <path d="M4 66V30M4 32h18l-4 6 4 6H4" fill="#2f66a8" stroke-width="1.6" />
      <path d="M14 100c0-20 14-27 36-27s36 7 36 27z" fill="#39404f" />
      <path d="M40 74l10 26 10-26z" fill="#fdf8ea" />
      <path d="M50 80l-8-5v10zM50 80l8-5v10z" fill="#b8403a" stroke-width="1.2" />
      <path d="M27 78l10-4 40 26H56z" fill="#d64a35" />
      <path d="M32 76l36 24" stroke="#fdf8ea" stroke-width="3" fill="none" />
      <Face skin="#e0b08a">
        <path d="M33 48c0 16 6 26 17 26s17-10 17-26q-3 8-8 8-4-4-9-1-5-3-9 1-5 0-8-8z" fill="#d5d3cd" />
        <path d="M45 61q5 2.5 10 0" fill="none" stroke="#8d5a45" stroke-width="2" />
        <path d="M39 41q4-3 7 0M54 41q4-3 7 0" fill="none" stroke="#b5b2aa" stroke-width="3" />
      </Face>
      <path d="M36 32 34 5h32l-2 27z" fill="#2b2a33" />
      <path d="M24 34q26-9 52 0-10 5-26 5t-26-5z" fill="#2b2a33" />
      <path d="M35.8 29q14-4 28.4 0l.4-6q-14.6-4-29.2 0z" fill="#b8403a" stroke-width="1" />
      <circle cx="70" cy="90" r="6.5" fill="#f2c14a" stroke-width="1.4" />
      <path d="M70 86l1.2 2.6 2.8.4-2 2 .5 2.8-2.5-1.4-2.5 1.4.5-2.8-2-2 2.8-.4z" fill="#fff4d2"
        stroke-width=".6" />
    </g>
  ),
};

export function Portrait({ character }: { character: string }) {
  const draw = PORTRAITS[character];
  return (
    <svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" focusable="false"
      preserveAspectRatio="xMidYMid slice">
      <g stroke={EDGE} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
        {draw?.()}
      </g>
    </svg>
  );
}
