import { brotliDecompressSync } from 'node:zlib';
import type { FontMetrics } from '@livery/design-system/theme';

/** How often a character stands in English text, of some ten thousand. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 1_818,
  e: 1_039,
  t: 741,
  a: 668,
  o: 614,
  i: 570,
  n: 552,
  s: 518,
  h: 499,
  r: 490,
  d: 348,
  l: 329,
  u: 226,
  c: 228,
  m: 197,
  w: 193,
  f: 182,
  y: 161,
  g: 165,
  p: 158,
  b: 122,
  v: 80,
  k: 63,
  x: 12,
  j: 12,
  q: 8,
  z: 6,
};

const HEADER = 48;
const MOST_BYTES = 4_000_000;
/** By their index in a woff2 directory; the others are named by four letters or not needed. */
const KNOWN = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
];
const OTHER = 63;
const NULL_TRANSFORM = 3;

interface Table {
  data: Buffer;
  isTransformed: boolean;
}

/** The tables of a woff2 file by name. */
const tablesOf = (file: Buffer): Map<string, Table> => {
  let at = HEADER;
  const varint = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const rows = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const number = flags & 63;
    if (number === OTHER) at += 4;
    const name = KNOWN[number] ?? '';
    const transform = flags >> 6;
    const isTransformed = name === 'glyf' || name === 'loca' ? transform !== NULL_TRANSFORM : transform !== 0;
    const length = varint();
    return { name, isTransformed, length: isTransformed ? varint() : length };
  });
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), {
    maxOutputLength: MOST_BYTES,
  });
  let from = 0;
  return new Map(
    rows.map(({ name, isTransformed, length }) => {
      from += length;
      return [name, { isTransformed, data: content.subarray(from - length, from) }] as const;
    }),
  );
};

/** The glyph of a character, by the segments of format 4. */
const glyphOf = (cmap: Buffer, character: number): number => {
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const start = cmap.readUInt32BE(4 + 8 * record + 4);
    if (cmap.readUInt16BE(start) !== 4) continue;
    const size = cmap.readUInt16BE(start + 6);
    const ends = start + 14;
    for (let segment = 0; segment < size; segment += 2) {
      if (cmap.readUInt16BE(ends + segment) < character) continue;
      const first = cmap.readUInt16BE(ends + size + 2 + segment);
      if (first > character) return 0;
      const delta = cmap.readUInt16BE(ends + 2 * size + 2 + segment);
      const place = ends + 3 * size + 2 + segment;
      const offset = cmap.readUInt16BE(place);
      const glyph = offset === 0 ? character : cmap.readUInt16BE(place + offset + 2 * (character - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
  }
  return 0;
};

const measured = (file: Buffer): FontMetrics | undefined => {
  const tables = tablesOf(file);
  const [cmap, head, hhea, hmtx] = ['cmap', 'head', 'hhea', 'hmtx'].map((name) => tables.get(name));
  if (!cmap || !head || !hhea || !hmtx) return undefined;
  const em = head.data.readUInt16BE(18);
  const last = hhea.data.readUInt16BE(34) - 1;
  // Transformed, the widths stand by themselves behind one byte of flags.
  const widthOf = (glyph: number) =>
    hmtx.isTransformed
      ? hmtx.data.readUInt16BE(1 + 2 * Math.min(glyph, last))
      : hmtx.data.readUInt16BE(4 * Math.min(glyph, last));
  let [sum, count] = [0, 0];
  for (const [character, share] of Object.entries(FREQUENCIES)) {
    const glyph = glyphOf(cmap.data, character.charCodeAt(0));
    if (glyph === 0) return undefined;
    sum += widthOf(glyph) * share;
    count += share;
  }
  return {
    ascent: hhea.data.readInt16BE(4) / em,
    descent: -hhea.data.readInt16BE(6) / em,
    lineGap: hhea.data.readInt16BE(8) / em,
    width: sum / count / em,
  };
};

/**
 * Measures a woff2 file at its regular weight, with which variable fonts of brands begin. Undefined for one without the
 * letters of English, or that cannot be read. Libraries that measure fonts bring an engine that also draws them.
 */
export const fontMetrics = (file: Buffer): FontMetrics | undefined => {
  try {
    return measured(file);
  } catch {
    return undefined;
  }
};
