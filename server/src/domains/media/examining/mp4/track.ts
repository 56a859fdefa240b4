import { type Box, boxesIn, findBox, requireBox } from './boxes.ts';

/** Facts of one track: its picture upright in pixels, seconds, and ticks a second. */
export interface Track {
  id: number;
  isPicture: boolean;
  /** Letters of what its samples are written in: `avc1`. */
  codec: string;
  width: number;
  height: number;
  seconds: number;
  timescale: number;
}

const FIXED = 65_536;

/** The first byte of a full box is its version; later ones have longer times. */
const isLong = (bytes: Buffer, { content }: Box): boolean => bytes.readUInt8(content) === 1;

/** Reads the tracks of `moov`. */
export const tracksIn = (moov: Buffer, box: Box): Track[] =>
  boxesIn(moov, box)
    .filter(({ type }) => type === 'trak')
    .map((trak) => trackOf(moov, trak));

const trackOf = (moov: Buffer, trak: Box): Track => {
  const header = requireBox(moov, trak, 'tkhd');
  const handler = requireBox(moov, trak, 'mdia', 'hdlr');
  const timescale = timescaleOf(moov, requireBox(moov, trak, 'mdia', 'mdhd'));
  return {
    id: moov.readUInt32BE(header.content + (isLong(moov, header) ? 20 : 12)),
    isPicture: moov.toString('latin1', handler.content + 8, handler.content + 12) === 'vide',
    codec: codecOf(moov, findBox(moov, trak, 'mdia', 'minf', 'stbl', 'stsd')),
    ...pixelsOf(moov, header),
    timescale,
    seconds: ticksOf(moov, requireBox(moov, trak, 'mdia', 'minf', 'stbl', 'stts')) / timescale,
  };
};

/** Of the first of its descriptions; `''` where there is none. */
const codecOf = (moov: Buffer, stsd: Box | undefined): string =>
  stsd && stsd.content + 16 <= stsd.end ? moov.toString('latin1', stsd.content + 12, stsd.content + 16) : '';

const timescaleOf = (moov: Buffer, mdhd: Box): number =>
  Math.max(1, moov.readUInt32BE(mdhd.content + (isLong(moov, mdhd) ? 20 : 12)));

/** Sums up how long each sample is shown: the headers' own word for it need not be true. */
const ticksOf = (moov: Buffer, stts: Box): number => {
  const count = moov.readUInt32BE(stts.content + 4);
  let ticks = 0;
  for (let index = 0; index < count; index += 1) {
    const at = stts.content + 8 + 8 * index;
    ticks += moov.readUInt32BE(at) * moov.readUInt32BE(at + 4);
  }
  return ticks;
};

/** A phone held upright writes a wide picture and a matrix that turns it. */
const pixelsOf = (moov: Buffer, tkhd: Box) => {
  const matrix = tkhd.content + (isLong(moov, tkhd) ? 52 : 40);
  const width = Math.round(moov.readUInt32BE(matrix + 36) / FIXED);
  const height = Math.round(moov.readUInt32BE(matrix + 40) / FIXED);
  const isTurned = moov.readInt32BE(matrix) === 0 && moov.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
};

/** Ticks that a sample of each track is shown when its fragment does not say so. */
export const defaultTicksIn = (moov: Buffer, box: Box): Map<number, number> => {
  const extended = findBox(moov, box, 'mvex');
  const defaults = extended ? boxesIn(moov, extended).filter(({ type }) => type === 'trex') : [];
  return new Map(
    defaults.map(({ content }) => [moov.readUInt32BE(content + 4), moov.readUInt32BE(content + 12)]),
  );
};
