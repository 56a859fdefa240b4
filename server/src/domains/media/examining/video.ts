import { type FileHandle, open } from 'node:fs/promises';
import { LIMITS } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { FileFacts } from './facts.ts';
import { type Box, boxesIn, boxesOfFile } from './mp4/boxes.ts';
import { moveIndex } from './mp4/fast-start.ts';
import { addTicks, isFragmented } from './mp4/fragments.ts';
import { defaultTicksIn, type Track, tracksIn } from './mp4/track.ts';

/** The index of an hour is some 4 MB, one fragment some 100 kB. */
const LONGEST_INDEX = 16 * 1024 * 1024;
/** Where phones write the place and the device, and where anything else may hide. */
const BLANKED = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide']);
/** What a clip is made of, beside those. */
const KNOWN = new Set([
  'ftyp',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'ssix',
  'prft',
  'emsg',
  'pdin',
]);
/** Picture and sound need not end together. */
const GRACE = 1;

/**
 * Reads what a clip says of itself, blanks what is neither picture nor sound, and puts its index first.
 * @throws api.unsupported_type without a picture or with anything beside its boxes, api.validation when it is too long
 */
export const examineVideo = async (file: string): Promise<FileFacts> => {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const boxes = await boxesOfFile(handle, size);
    const moov = indexOf(boxes);
    const index = await readBox(handle, moov);
    const facts = await factsOf(handle, boxes, index);
    for (const box of boxes.filter(({ type }) => BLANKED.has(type))) await blank(handle, box);
    blankIn(index.bytes, index.box);
    await handle.write(index.bytes, 0, index.bytes.length, moov.start);
    const first = boxes.find(({ type }) => type === 'mdat' || type === 'moof');
    const [ftyp] = boxes;
    const isLast = first !== undefined && first.start < moov.start;
    if (isLast && ftyp && !facts.isFragmented) await moveIndex(file, index.bytes, moov, ftyp.end);
    const { width, height, seconds } = facts;
    return { width, height, seconds };
  } finally {
    await handle.close();
  }
};

/** What a clip that has been examined is made of. @throws as `examineVideo` */
export const tracksOfFile = async (file: string): Promise<Track[]> => {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { bytes, box } = await readBox(handle, indexOf(await boxesOfFile(handle, size)));
    return tracksIn(bytes, box);
  } finally {
    await handle.close();
  }
};

/** The index, of which there is one. */
const indexOf = (boxes: Box[]): Box => {
  const [moov, another] = boxes.filter(({ type }) => type === 'moov');
  const isClip = boxes[0]?.type === 'ftyp' && boxes.every(({ type }) => KNOWN.has(type) || BLANKED.has(type));
  if (!isClip || !moov || another) throw new ApiError('api.unsupported_type');
  return moov;
};

interface ReadBox {
  bytes: Buffer;
  /** Where it stands in them. */
  box: Box;
}

const readBox = async (file: FileHandle, { type, start, content, end }: Box): Promise<ReadBox> => {
  if (end - start > LONGEST_INDEX) throw new ApiError('api.unsupported_type');
  const bytes = Buffer.alloc(end - start);
  await file.read(bytes, 0, bytes.length, start);
  return { bytes, box: { type, start: 0, content: content - start, end: end - start } };
};

const factsOf = async (file: FileHandle, boxes: Box[], { bytes, box }: ReadBox) => {
  const tracks = tracksIn(bytes, box);
  const picture = tracks.find(({ isPicture, width, height }) => isPicture && width > 0 && height > 0);
  if (!picture) throw new ApiError('api.unsupported_type');
  const ticks = new Map<number, number>();
  const defaults = defaultTicksIn(bytes, box);
  for (const box of boxes.filter(({ type }) => type === 'moof')) {
    const moof = await readBox(file, box);
    addTicks(moof.bytes, moof.box, defaults, ticks);
  }
  const lengths = tracks.map(({ id, seconds, timescale }) => seconds + (ticks.get(id) ?? 0) / timescale);
  const seconds = Math.max(...lengths);
  if (seconds <= 0 || seconds > LIMITS.videoSeconds + GRACE)
    throw new ApiError('api.validation', { duration: 'range' });
  const { width, height } = picture;
  return { width, height, seconds, isFragmented: isFragmented(bytes, box) };
};

const ZEROS = Buffer.alloc(64 * 1024);

/** Keeps the place of a box, under letters that every player passes over. */
const blank = async (file: FileHandle, { start, content, end }: Box): Promise<void> => {
  await file.write('free', start + 4, 'latin1');
  for (let at = content; at < end; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
};

const blankIn = (index: Buffer, parent: Box): void => {
  for (const box of boxesIn(index, parent)) {
    if (BLANKED.has(box.type)) {
      index.write('free', box.start + 4, 'latin1');
      index.fill(0, box.content, box.end);
    } else if (box.type === 'trak') blankIn(index, box);
  }
};
