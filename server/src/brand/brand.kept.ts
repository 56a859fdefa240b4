import { createHash, type Hash, randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeFolder } from '../infra/make-folder.ts';
import { brandFolders } from './brand.loader.ts';
import { type BrandReader, readBrand } from './brand.read.ts';
import type { Brand } from './brand.ts';
import { clientTextFiles } from './glossary/client-texts.ts';

/** Names the program that runs, by what it was built from (server/bin/bundle.mjs); sources have no name. */
declare const PROGRAM: string | undefined;
const ownName = typeof PROGRAM === 'string' ? PROGRAM : undefined;

/** Beside the bundle. */
const BUILT = join(import.meta.dirname, '../../../dist/server/brand-readings');

/** What no brand is made of: a folder of more is judged each time. */
const MOST = { files: 1_000, bytes: 16 * 1024 * 1024 };
const SEAL = 64;

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Takes in every file with its name; false for a folder that is not made of plain files alone. */
const takeIn = (hash: Hash, dir: string): boolean => {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const isPlain = entries.every((entry) => entry.isFile() || entry.isDirectory());
  if (!isPlain || entries.length > MOST.files) return false;
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = paths.map((path) => lstatSync(path).size);
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST.bytes) return false;
  for (const path of paths.toSorted()) {
    const content = readFileSync(path);
    hash.update(`${path.slice(dir.length)}\0${content.byteLength}\n`).update(content);
  }
  return true;
};

/** Of all that a reading comes from; undefined where that cannot be said. */
const keyOf = (program: string, dir: string): string | undefined => {
  const hash = createHash('sha256').update(`${program}\0${process.version}\n`);
  for (const path of clientTextFiles()) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found) hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`);
  }
  try {
    return takeIn(hash, dir) ? hash.digest('hex') : undefined;
  } catch {
    return undefined;
  }
};

/** Bytes of their own: what they were kept in goes. */
const withOwnBytes = (files: Brand['files']): Brand['files'] =>
  new Map([...files].map(([path, file]) => [path, { ...file, body: Buffer.from(file.body) }]));

const kept = async (file: string, key: string): Promise<Brand | undefined> => {
  const content = await readFile(file).catch(() => undefined);
  const reading = content?.subarray(SEAL);
  if (!content || !reading || content.toString('latin1', 0, SEAL) !== sha256(key, reading)) return undefined;
  const brand = deserialize(reading) as Brand;
  return { ...brand, files: withOwnBytes(brand.files) };
};

const keep = async (dir: string, file: string, key: string, brand: Brand): Promise<void> => {
  const reading = serialize(brand);
  const part = `${file}.${randomUUID()}`;
  makeFolder(dir);
  await writeFile(part, [sha256(key, reading), reading]);
  await rename(part, file);
};

export interface KeptOptions {
  /** Its name; undefined: nothing is kept. */
  readonly program?: string | undefined;
  readonly read?: BrandReader;
  /** What was kept with the program when it was built. */
  readonly built?: string;
}

/**
 * Reads folders of brands, and keeps in `dir` what has passed: the same program need not judge the same bytes again, which
 * is half of a start. What was refused is read anew, and so is everything where a program has no name.
 */
export const createKeptReader = (dir: string, options: KeptOptions = {}): BrandReader => {
  const { program, read, built } = { program: ownName, read: readBrand, built: BUILT, ...options };
  if (program === undefined) return read;
  return async (root, id) => {
    const folder = join(root, id);
    const key = keyOf(program, folder);
    if (key === undefined) return read(root, id);
    const known = (await kept(join(built, id), key)) ?? (await kept(join(dir, id), key));
    if (known) return { ...known, dir: folder };
    const brand = await read(root, id);
    // A disk that takes nothing makes starts slower, and nothing else.
    await keep(dir, join(dir, id), key, brand).catch(() => undefined);
    return brand;
  };
};

/** Keeps with the program what it reads of the brands that are there when it is built. */
export const keepBuiltReadings = async (root: string): Promise<void> => {
  const read = createKeptReader(BUILT);
  // What is refused here is refused at the start, which says why.
  for (const id of await brandFolders(root)) await read(root, id).catch(() => undefined);
};
