import { timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { readInto, withFile } from '../infra/read-into.ts';
import type { Brand, PublicFile } from './brand.ts';

const SEAL = 32;
/** Bytes that say how long the brand is. */
const LENGTH = 4;

/** Seals what it is given, in this order. */
export type Sealing = (parts: readonly Buffer[]) => Buffer;

/** As it is kept: the bytes of its files stand behind it, so that one room holds them all. */
type Packed = Omit<Brand, 'files'> & {
  readonly files: ReadonlyMap<string, Omit<PublicFile, 'body'> & { readonly size: number }>;
};

/** What a file holds: the seal, the length of the brand, the brand, and the bytes of its files. */
export const packed = (brand: Brand, seal: Sealing): Buffer[] => {
  const files = [...brand.files].map(
    ([path, { body, ...file }]) => [path, { ...file, size: body.byteLength }] as const,
  );
  const content = serialize({ ...brand, files: new Map(files) } satisfies Packed);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(content.byteLength);
  const parts = [length, content, Buffer.concat([...brand.files.values()].map(({ body }) => body))];
  return [seal(parts), ...parts];
};

/** So many bytes, in a room of their own; fewer where there are no more. */
const take = (file: number, size: number, at: number): Buffer => {
  const room = Buffer.allocUnsafeSlow(size);
  return room.subarray(0, readInto(file, room, size, at));
};

/** The brand of a file whose seal holds: before that nothing of it is made into objects. */
export const unpacked = (path: string, seal: Sealing): Brand | undefined =>
  withFile(path, (file, size) => {
    const start = take(file, SEAL + LENGTH, 0);
    if (start.byteLength < SEAL + LENGTH) return undefined;
    const length = start.subarray(SEAL);
    const bodies = SEAL + LENGTH + length.readUInt32LE();
    if (bodies > size) return undefined;
    const parts = [
      length,
      take(file, bodies - SEAL - LENGTH, SEAL + LENGTH),
      take(file, size - bodies, bodies),
    ] as const;
    if (!timingSafeEqual(start.subarray(0, SEAL), seal(parts))) return undefined;
    return withFiles(deserialize(parts[1]) as Packed, parts[2]);
  });

const withFiles = (brand: Packed, bodies: Buffer): Brand => {
  let at = 0;
  const files = [...brand.files].map(([path, { size, ...file }]) => {
    const body = bodies.subarray(at, at + size);
    at += size;
    return [path, { body, ...file }] as const;
  });
  return { ...brand, files: new Map(files) };
};
