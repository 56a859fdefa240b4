import { brotliDecompressSync } from 'node:zlib';

const SIGNATURE = 'wOF2';
const HEADER = 48;
const MOST_BYTES = 4_000_000;
/** By their index in a woff2 directory. */
const KNOWN = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).split(' ');
const OTHER = 63;
const NULL_TRANSFORM = 3;

interface Table {
  readonly data: Buffer;
  readonly isTransformed: boolean;
}

type Tables = ReadonlyMap<string, Table>;

/** The tables of a woff2 file by name. */
function tablesOf(file: Buffer): Tables {
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
    const name = number === OTHER ? file.toString('latin1', at - 4, at) : (KNOWN[number] ?? '');
    const transform = flags >> 6;
    const isTransformed = name === 'glyf' || name === 'loca' ? transform !== NULL_TRANSFORM : transform !== 0;
    const length = varint();
    return { name, isTransformed, length: isTransformed ? varint() : length };
  });
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), {
    maxOutputLength: MOST_BYTES,
  });
  let from = 0;
  const tables = rows.map(({ name, isTransformed, length }) => {
    from += length;
    return [name, { isTransformed, data: content.subarray(from - length, from) }] as const;
  });
  if (from > content.length) throw new Error('a table ends behind the file');
  return new Map(tables);
}

/** The glyph of a character, by the segments of format 4. */
function inSegments(cmap: Buffer, start: number, character: number): number {
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
  return 0;
}

/** The same by the groups of format 12, which fonts with signs beyond the first plane have. */
function inGroups(cmap: Buffer, start: number, character: number): number {
  const count = cmap.readUInt32BE(start + 12);
  for (let group = 0; group < count; group += 1) {
    const at = start + 16 + 12 * group;
    const first = cmap.readUInt32BE(at);
    if (character >= first && character <= cmap.readUInt32BE(at + 4))
      return cmap.readUInt32BE(at + 8) + character - first;
  }
  return 0;
}

function glyphOf(cmap: Buffer, character: number): number {
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const start = cmap.readUInt32BE(4 + 8 * record + 4);
    const format = cmap.readUInt16BE(start);
    const glyph =
      format === 4 && character <= 0xffff
        ? inSegments(cmap, start, character)
        : format === 12
          ? inGroups(cmap, start, character)
          : 0;
    if (glyph !== 0) return glyph;
  }
  return 0;
}

const FIXED = 65_536;
const AXIS = { tag: 0, least: 4, most: 12 } as const;

/** Least and greatest weight: of the axis, or twice the one that a font without an axis has. */
function weightsOf(tables: Tables): readonly [number, number] {
  const fvar = tables.get('fvar')?.data;
  if (fvar !== undefined) {
    const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
    for (let axis = 0; axis < count; axis += 1) {
      const at = first + axis * size;
      if (fvar.toString('latin1', at + AXIS.tag, at + 4) === 'wght')
        return [fvar.readInt32BE(at + AXIS.least) / FIXED, fvar.readInt32BE(at + AXIS.most) / FIXED];
    }
  }
  const weight = tables.get('OS/2')?.data.readUInt16BE(4) ?? 400;
  return [weight, weight];
}

/** Ids of names: the family as designers know it, and as old systems do. */
const NAMES = [16, 1];
const ROW = 12;

/** The family that the font calls itself; '' when it says none. */
function familyOf(tables: Tables): string {
  const name = tables.get('name')?.data;
  if (name === undefined) return '';
  const [count, texts] = [name.readUInt16BE(2), name.readUInt16BE(4)];
  const found = new Map<number, string>();
  for (let row = 0; row < count; row += 1) {
    const at = 6 + ROW * row;
    const [platform, id, length, offset] = [0, 6, 8, 10].map((part) => name.readUInt16BE(at + part)) as [
      number,
      number,
      number,
      number,
    ];
    const text = Buffer.from(name.subarray(texts + offset, texts + offset + length));
    found.set(id, platform === 1 ? text.toString('latin1') : text.swap16().toString('utf16le'));
  }
  return NAMES.map((id) => found.get(id)).find((text) => text !== undefined) ?? '';
}

/** What a woff2 file says of itself. */
export interface FontFile {
  /** As the font calls itself: `Manrope ExtraLight`; '' when it says none. */
  readonly family: string;
  readonly weights: readonly [least: number, most: number];
  /** In ems; a line of it takes their sum. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Ems that a character takes at the weight with which the file begins; undefined: the font does not have it. */
  widthOf(character: number): number | undefined;
}

/** The tables that every font has. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];

function read(file: Buffer): FontFile | undefined {
  const tables = tablesOf(file);
  const [cmap, head, hhea, hmtx] = NEEDED.map((name) => tables.get(name));
  const hasShapes = tables.has('glyf') || tables.has('CFF_') || tables.has('CFF2');
  if (!cmap || !head || !hhea || !hmtx || !hasShapes) return undefined;
  const em = head.data.readUInt16BE(18);
  const last = hhea.data.readUInt16BE(34) - 1;
  // Transformed, the widths stand by themselves behind one byte of flags.
  const advance = (glyph: number): number =>
    hmtx.isTransformed
      ? hmtx.data.readUInt16BE(1 + 2 * Math.min(glyph, last))
      : hmtx.data.readUInt16BE(4 * Math.min(glyph, last));
  const widthOf = (character: number): number | undefined => {
    try {
      const glyph = glyphOf(cmap.data, character);
      return glyph === 0 ? undefined : advance(glyph) / em;
    } catch {
      return undefined;
    }
  };
  return {
    family: familyOf(tables),
    weights: weightsOf(tables),
    ascent: hhea.data.readInt16BE(4) / em,
    descent: -hhea.data.readInt16BE(6) / em,
    lineGap: hhea.data.readInt16BE(8) / em,
    widthOf,
  };
}

export const isWoff2 = (file: Buffer): boolean => file.toString('latin1', 0, SIGNATURE.length) === SIGNATURE;

/** Reads the tables of a woff2 file; undefined: it is none, or broken. Libraries that do bring an engine that also draws. */
export function readFont(file: Buffer): FontFile | undefined {
  if (!isWoff2(file)) return undefined;
  try {
    return read(file);
  } catch {
    return undefined;
  }
}
