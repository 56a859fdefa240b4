import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Box, boxesIn } from './boxes.ts';

const WAY_TO_OFFSETS = ['trak', 'mdia', 'minf', 'stbl'];

/** Moves every offset in the index by `shift` where it lies before `from`. */
const shiftOffsets = (moov: Buffer, parent: Box, from: number, shift: number): void => {
  for (const box of boxesIn(moov, parent)) {
    if (WAY_TO_OFFSETS.includes(box.type)) shiftOffsets(moov, box, from, shift);
    const isLong = box.type === 'co64';
    if (!isLong && box.type !== 'stco') continue;
    const count = moov.readUInt32BE(box.content + 4);
    for (let index = 0; index < count; index += 1) {
      const at = box.content + 8 + index * (isLong ? 8 : 4);
      const offset = isLong ? Number(moov.readBigUInt64BE(at)) : moov.readUInt32BE(at);
      if (offset >= from) continue;
      if (isLong) moov.writeBigUInt64BE(BigInt(offset + shift), at);
      else moov.writeUInt32BE(offset + shift, at);
    }
  }
};

/**
 * Puts the index of a clip (`moov`, read from its `index`) before what is shown, so that it plays before all of it has come.
 * `after`: the end of the box that it is to follow.
 */
export const moveIndex = async (file: string, moov: Buffer, index: Box, after: number): Promise<void> => {
  const moved = `${file}.moved`;
  shiftOffsets(
    moov,
    { ...index, content: index.content - index.start, end: moov.length },
    index.start,
    moov.length,
  );
  const parts = async function* () {
    yield* createReadStream(file, { end: after - 1 });
    yield moov;
    yield* createReadStream(file, { start: after, end: index.start - 1 });
    yield* createReadStream(file, { start: index.end });
  };
  try {
    await pipeline(parts, createWriteStream(moved, { flags: 'wx', flush: true, mode: 0o600 }));
    await rename(moved, file);
  } finally {
    await rm(moved, { force: true });
  }
};
