/** What comes later was not begun by that tap. */
const LASTS = 5_000;
const SIGNS = ['pointerdown', 'keydown'] as const;

const drawn = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const newTap = () => ({
  traceparent: `00-${drawn(16)}-${drawn(8)}-01`,
  at: performance.now(),
  isTold: false,
});

/** Gives calls of one tap one trace, with the tap as its root; what begins by itself has the server's. */
const watchTaps = () => {
  let tap = newTap();
  const begin = (): void => {
    tap = newTap();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return (): Record<string, string> => {
    const ago = Math.round(performance.now() - tap.at);
    if (ago >= LASTS) return {};
    const { traceparent, isTold } = tap;
    tap.isTold = true;
    return { traceparent, ...(!isTold && { tracestate: `livery=${ago}` }) };
  };
};

let headersOf: (() => Record<string, string>) | undefined;

/**
 * W3C: by them the server's steps belong to a tap. The first call of a tap says how many milliseconds ago that was, for
 * the server to report it. Whether a trace is kept is the server's to say.
 */
export const traceHeaders = (): Record<string, string> => {
  headersOf ??= watchTaps();
  return headersOf();
};
