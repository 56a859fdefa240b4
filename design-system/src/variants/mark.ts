const CHANNELS = 4;
/** How far a colour is from the tile's before it is the mark's, and from where on it is so wholly; of 255. */
const LEAST = 24;
const WHOLE = 72;

/**
 * A square icon reduced to its mark, in place: what differs from the tile is opaque, the tile is not. The tile's colour at a place
 * is what lies between those of its four corners, so that a tile may run from one colour to another. RGBA bytes, `side` a row.
 */
export function keepMark(pixels: Uint8Array | Uint8ClampedArray, side: number): void {
  const last = side - 1;
  const at = (x: number, y: number, channel: number): number =>
    pixels[(y * side + x) * CHANNELS + channel] ?? 0;
  const corners = [0, 1, 2].map(
    (channel) =>
      [at(0, 0, channel), at(last, 0, channel), at(0, last, channel), at(last, last, channel)] as const,
  );
  const farAt = (x: number, y: number): number => {
    const [right, down] = [x / last, y / last];
    const away = corners.map(([start, end, startFoot, endFoot], channel) => {
      const head = start + (end - start) * right;
      const tile = head + (startFoot + (endFoot - startFoot) * right - head) * down;
      return Math.abs(at(x, y, channel) - tile);
    });
    return Math.max(...away);
  };
  const kept = Array.from({ length: side * side }, (_, place) =>
    farAt(place % side, Math.floor(place / side)),
  );
  for (const [place, far] of kept.entries())
    pixels[place * CHANNELS + CHANNELS - 1] = 255 * Math.min(1, Math.max(0, (far - LEAST) / (WHOLE - LEAST)));
}
