/** What comes later was not begun by that tap. */
const LASTS = 5_000;
const SIGNS = ['pointerdown', 'keydown'] as const;

const drawn = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Gives calls of one tap one trace; what begins by itself has its own. */
const watchTaps = () => {
  let tap = { trace: drawn(16), at: performance.now() };
  const begin = (): void => {
    tap = { trace: drawn(16), at: performance.now() };
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return (): string => (performance.now() - tap.at < LASTS ? tap.trace : drawn(16));
};

let traceOf: (() => string) | undefined;

/** W3C: by it the server's steps belong to a tap. Whether a trace is kept is the server's to say. */
export const traceHeaders = () => {
  traceOf ??= watchTaps();
  return { traceparent: `00-${traceOf()}-${drawn(8)}-01` };
};
