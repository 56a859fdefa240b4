import type { FileHandle } from 'node:fs/promises';
import { ApiError } from '../../../../infra/errors.ts';

/** A box of an MP4 (ISO/IEC 14496-12): its letters, and where it, its content and the next one begin. */
export interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

const MOST_BOXES = 20_000;
/** Length, letters, and the long form of the length. */
const LONGEST_HEAD = 16;

/** The box whose first bytes are `head`; `last`: where what it stands in ends. */
const boxAt = (head: Buffer, start: number, last: number): Box => {
  const short = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  const isLong = short === 1;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? last - start : short;
  const content = start + (isLong ? LONGEST_HEAD : 8);
  const end = start + length;
  if (end < content || end > last) throw new ApiError('api.unsupported_type');
  return { type, start, content, end };
};

/** The boxes of a file side by side, from its first byte to its last. @throws api.unsupported_type when that is not all */
export const boxesOfFile = async (file: FileHandle, size: number): Promise<Box[]> => {
  const boxes: Box[] = [];
  const head = Buffer.alloc(LONGEST_HEAD);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(head, 0, LONGEST_HEAD, at);
    const box = boxAt(head.subarray(0, bytesRead), at, size);
    if (boxes.push(box) > MOST_BOXES) throw new ApiError('api.unsupported_type');
    at = box.end;
  }
  return boxes;
};

/** The boxes between two places of what was read. */
export const boxesIn = (bytes: Buffer, { content, end }: Pick<Box, 'content' | 'end'>): Box[] => {
  const boxes: Box[] = [];
  for (let at = content; at < end; ) {
    const box = boxAt(bytes.subarray(at, at + LONGEST_HEAD), at, end);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
};

/** The first box inside `parent` under these letters, one in the other. */
export const findBox = (
  bytes: Buffer,
  parent: Pick<Box, 'content' | 'end'>,
  ...path: string[]
): Box | undefined =>
  path.reduce<Pick<Box, 'content' | 'end'> | undefined>(
    (at, type) => at && boxesIn(bytes, at).find((box) => box.type === type),
    parent,
  ) as Box | undefined;

/** @throws api.unsupported_type when it is not there */
export const requireBox = (bytes: Buffer, parent: Pick<Box, 'content' | 'end'>, ...path: string[]): Box => {
  const box = findBox(bytes, parent, ...path);
  if (!box) throw new ApiError('api.unsupported_type');
  return box;
};
