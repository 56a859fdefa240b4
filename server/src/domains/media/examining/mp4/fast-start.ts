import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { writeAll } from '../../../../infra/objects/drafts.ts';
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
  const [source, target] = [await open(file), await open(moved, 'wx', 0o600)];
  try {
    await copyRange(source, target, 0, after);
    await writeAll(target, moov);
    await copyRange(source, target, after, index.start);
    await copyRange(source, target, index.end, Number.POSITIVE_INFINITY);
    await rename(moved, file);
  } finally {
    await Promise.all([source.close(), target.close()]);
    await rm(moved, { force: true });
  }
};

const COPIED_AT_ONCE = 1024 * 1024;

/** In one piece of memory, however long it is. */
const copyRange = async (source: FileHandle, target: FileHandle, from: number, to: number): Promise<void> => {
  const buffer = Buffer.allocUnsafe(COPIED_AT_ONCE);
  for (let at = from; at < to; ) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(buffer.length, to - at), at);
    if (bytesRead === 0) return;
    await writeAll(target, buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
};
