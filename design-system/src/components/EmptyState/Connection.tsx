/** Stays with the states: it shows when nothing more can be fetched. */
export function Connection() {
  return (
    <>
      <ellipse cx="100" cy="142" rx="76" ry="8" className="fill-ground" />
      <circle cx="104" cy="74" r="58" className="fill-ground" />
      <path d="M66 104h68l-12 22H78Z" className="fill-tint-a" />
      <path d="M98 98V36c22 16 32 36 32 58Z" className="fill-tint-b" />
      <path d="M92 98V50C76 64 68 78 66 96Z" className="fill-tint-c" />
      <path
        d="M152 30l-10 18h14l-12 22"
        className="stroke-tint-b"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M30 132q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0"
        className="stroke-tint-a"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
