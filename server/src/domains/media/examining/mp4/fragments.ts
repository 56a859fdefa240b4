import { type Box, boxesIn, findBox, requireBox } from './boxes.ts';

const HAS_BASE_OFFSET = 0x01;
const HAS_DESCRIPTION = 0x02;
const HAS_DEFAULT_TICKS = 0x08;
const HAS_DATA_OFFSET = 0x001;
const HAS_FIRST_FLAGS = 0x004;
const HAS_TICKS = 0x100;
const SAMPLE_FIELDS = [HAS_TICKS, 0x200, 0x400, 0x800];

/** Flags of a full box. */
const flagsOf = (bytes: Buffer, { content }: Box): number => bytes.readUIntBE(content + 1, 3);

/** How many ticks of each track one fragment (`moof`) shows, added to `ticks`. */
export const addTicks = (
  moof: Buffer,
  box: Box,
  defaults: Map<number, number>,
  ticks: Map<number, number>,
) => {
  for (const traf of boxesIn(moof, box).filter(({ type }) => type === 'traf')) {
    const header = requireBox(moof, traf, 'tfhd');
    const id = moof.readUInt32BE(header.content + 4);
    const each = defaultOf(moof, header) ?? defaults.get(id) ?? 0;
    const runs = boxesIn(moof, traf).filter(({ type }) => type === 'trun');
    const sum = runs.reduce((total, run) => total + ticksOf(moof, run, each), 0);
    ticks.set(id, (ticks.get(id) ?? 0) + sum);
  }
};

const defaultOf = (moof: Buffer, tfhd: Box): number | undefined => {
  const flags = flagsOf(moof, tfhd);
  if (!(flags & HAS_DEFAULT_TICKS)) return undefined;
  const skipped = (flags & HAS_BASE_OFFSET ? 8 : 0) + (flags & HAS_DESCRIPTION ? 4 : 0);
  return moof.readUInt32BE(tfhd.content + 8 + skipped);
};

const ticksOf = (moof: Buffer, trun: Box, each: number): number => {
  const flags = flagsOf(moof, trun);
  const count = moof.readUInt32BE(trun.content + 4);
  if (!(flags & HAS_TICKS)) return count * each;
  const first = trun.content + 8 + (flags & HAS_DATA_OFFSET ? 4 : 0) + (flags & HAS_FIRST_FLAGS ? 4 : 0);
  const step = 4 * SAMPLE_FIELDS.filter((field) => flags & field).length;
  let ticks = 0;
  for (let index = 0; index < count; index += 1) ticks += moof.readUInt32BE(first + step * index);
  return ticks;
};

/** Whether a clip comes in fragments. */
export const isFragmented = (moov: Buffer, box: Box): boolean => findBox(moov, box, 'mvex') !== undefined;
