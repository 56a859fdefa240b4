import { createHash, type Hash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readInto, withFile } from '../infra/read-into.ts';
import { clientTextFiles } from './glossary/client-texts.ts';

/** What no brand is made of: a folder of more is judged each time. */
const MOST = { files: 1_000, bytes: 16 * 1024 * 1024 };
/** Bytes of one file, mostly. */
const ROOM = 64 * 1024;

/** Paths below a folder, each after it; undefined for one that is not made of plain files alone. */
const pathsIn = (dir: string): string[] | undefined => {
  const paths: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    const entries = readdirSync(join(dir, folder), { withFileTypes: true });
    if (entries.some((entry) => !entry.isFile() && !entry.isDirectory())) return undefined;
    for (const entry of entries) (entry.isFile() ? paths : folders).push(`${folder}/${entry.name}`);
    if (paths.length + folders.length > MOST.files) return undefined;
  }
  return paths.sort();
};

/** Takes in every file with its name, one after the other in the same room; false for a folder that no brand is. */
const takeIn = (hash: Hash, dir: string): boolean => {
  const paths = pathsIn(dir);
  if (!paths) return false;
  let left = MOST.bytes;
  let room = Buffer.allocUnsafe(ROOM);
  for (const path of paths) {
    const content = withFile(join(dir, path), (file, size) => {
      left -= size;
      if (left < 0) return undefined;
      if (size > room.byteLength) room = Buffer.allocUnsafe(size);
      return room.subarray(0, readInto(file, room, size));
    });
    if (!content) return false;
    hash.update(`${path}\0${content.byteLength}\n`).update(content);
  }
  return true;
};

/** How the client's texts stand. */
const ofClientTexts = (): string =>
  clientTextFiles()
    .map((path) => {
      const found = lstatSync(path, { throwIfNoEntry: false });
      return found ? `${path}\0${found.size}\0${found.mtimeMs}\n` : '';
    })
    .join('');

/** Names folders by all that their readings come from; undefined where that cannot be said. The client's texts are looked at once. */
export const createKeys = (program: string): ((dir: string) => string | undefined) => {
  let texts: string | undefined;
  return (dir) => {
    texts ??= ofClientTexts();
    const hash = createHash('sha256').update(`${program}\0${process.version}\n${texts}`);
    try {
      return takeIn(hash, dir) ? hash.digest('hex') : undefined;
    } catch {
      return undefined;
    }
  };
};
