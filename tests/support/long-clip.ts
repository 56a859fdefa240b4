import { open, readFile } from 'node:fs/promises';

const SEA = new URL('../../server/demo/media/sea.mp4', import.meta.url);
const MEGABYTE = 1024 * 1024;

/** The boxes of a clip, whole, by their type. */
const boxesOf = (clip: Buffer): Map<string, Buffer> => {
  const boxes = new Map<string, Buffer>();
  for (let at = 0; at < clip.length; ) {
    const size = clip.readUInt32BE(at);
    boxes.set(clip.toString('latin1', at + 4, at + 8), clip.subarray(at, at + size));
    at += size;
  }
  return boxes;
};

/**
 * Writes a clip of so many bytes, by default as phones do: its index at the `end`, which the server moves to the
 * `front`.
 */
export const writeClip = async (
  file: string,
  bytes: number,
  index: 'front' | 'end' = 'end',
): Promise<void> => {
  const boxes = boxesOf(await readFile(SEA));
  const [ftyp, moov] = [boxes.get('ftyp') as Buffer, boxes.get('moov') as Buffer];
  const head = Buffer.alloc(8);
  const content = bytes - ftyp.length - moov.length;
  head.writeUInt32BE(content);
  head.write('mdat', 4, 'latin1');
  const handle = await open(file, 'w');
  try {
    await handle.write(Buffer.concat(index === 'front' ? [ftyp, moov, head] : [ftyp, head]));
    for (let left = content - head.length; left > 0; left -= MEGABYTE)
      await handle.write(Buffer.alloc(Math.min(left, MEGABYTE), 7));
    if (index === 'end') await handle.write(moov);
  } finally {
    await handle.close();
  }
};
