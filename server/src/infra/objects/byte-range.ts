export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for `size` bytes (RFC 9110 section 14). Undefined: send the whole, which is also what is sent
 * to several ranges, other units and nonsense.
 */
export const parseRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, from, to, last] = match;
  if (last !== undefined) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
};
