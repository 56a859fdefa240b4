import { createHash, createHmac, type Hash, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeFolder } from '../infra/make-folder.ts';
import { type BrandReader, judgeFolder } from './brand.judge.ts';
import { brandFolders } from './brand.loader.ts';
import type { Brand } from './brand.ts';
import { clientTextFiles } from './glossary/client-texts.ts';

/** Names the program that runs, by what it was built from (server/bin/bundle.mjs); sources have no name. */
declare const PROGRAM: string | undefined;
const ownName = typeof PROGRAM === 'string' ? PROGRAM : undefined;

/** Beside the bundle. */
const BUILT = join(import.meta.dirname, '../../../dist/server/brand-readings');

/** What no brand is made of: a folder of more is judged each time. */
const MOST = { files: 1_000, bytes: 16 * 1024 * 1024 };
const SEAL = 32;
/** Files that a start removes at most. */
const REMOVED = 100;
/** Milliseconds after which what a start has not used goes: until then another node may be writing it. */
const AGE = 24 * 3_600_000;

/** Says that a reading is of what the key is of. */
type Seal = (key: string, reading: Buffer) => Buffer;

/** As trusted as the program beside which it stands. */
const plainSeal: Seal = (key, reading) => createHash('sha256').update(key).update(reading).digest();

/** Only who has the installation's secret can make it, whoever else may write where readings are kept. */
const sealWith = (secret: Buffer): Seal => {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'brand readings', 32));
  return (key, reading) => createHmac('sha256', own).update(key).update(reading).digest();
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

/** A place for readings, and what tells its own. */
interface Store {
  readonly dir: string;
  readonly seal: Seal;
}

const kept = async ({ dir, seal }: Store, id: string, key: string): Promise<Brand | undefined> => {
  const content = await readFile(join(dir, id)).catch(() => undefined);
  if (!content || content.byteLength <= SEAL) return undefined;
  const reading = content.subarray(SEAL);
  // Before anything of it is made into objects.
  if (!timingSafeEqual(content.subarray(0, SEAL), seal(key, reading))) return undefined;
  const brand = deserialize(reading) as Brand;
  return { ...brand, files: withOwnBytes(brand.files) };
};

const keep = async ({ dir, seal }: Store, id: string, key: string, brand: Brand): Promise<void> => {
  const reading = serialize(brand);
  const file = join(dir, id);
  const draft = `${file}.${randomUUID()}`;
  makeFolder(dir);
  try {
    await writeFile(draft, [seal(key, reading), reading]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** False where another start was faster, or where it is not old. */
const removeOld = async (path: string): Promise<boolean> => {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs < AGE) return false;
    await rm(path);
    return true;
  } catch {
    return false;
  }
};

const removeOthers = async (dir: string, used: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(dir).catch(() => []);
  let removed = 0;
  for (const name of names) {
    if (removed >= REMOVED) return;
    if (!used.has(name) && (await removeOld(join(dir, name)))) removed += 1;
  }
};

export interface KeptOptions {
  /** The installation's: readings in the folder are those that were kept with it. */
  readonly secret: Buffer;
  /** Its name; undefined: nothing is kept. */
  readonly program?: string | undefined;
  readonly read?: BrandReader;
  /** What was kept with the program when it was built. */
  readonly built?: string;
}

export interface KeptReadings {
  read: BrandReader;
  /** Removes what was kept of other brands, other contents and by other programs, and what a killed start left half-written. */
  removeOthers(): Promise<void>;
}

/**
 * Reads folders of brands, and keeps in `dir` what has passed: the same program need not judge the same bytes again, which
 * is half of a start. What was refused is read anew, and so is everything where a program has no name.
 */
export const createKeptReadings = (dir: string, options: KeptOptions): KeptReadings => {
  const { secret, program, read, built } = { program: ownName, read: judgeFolder, built: BUILT, ...options };
  if (program === undefined) return { read, removeOthers: async () => undefined };
  const [own, ofProgram] = [
    { dir, seal: sealWith(secret) },
    { dir: built, seal: plainSeal },
  ];
  const used = new Set<string>();
  return {
    read: async (root, id) => {
      const folder = join(root, id);
      const key = keyOf(program, folder);
      if (key === undefined) return read(root, id);
      const shipped = await kept(ofProgram, id, key);
      if (shipped) return { ...shipped, dir: folder };
      used.add(id);
      const known = await kept(own, id, key);
      if (known) return { ...known, dir: folder };
      const brand = await read(root, id);
      // A disk that takes nothing makes starts slower, and nothing else.
      await keep(own, id, key, brand).catch(() => undefined);
      return brand;
    },
    removeOthers: () => removeOthers(dir, used),
  };
};

/** Keeps with the program what it reads of the brands that are there when it is built. */
export const keepBuiltReadings = async (root: string, built = BUILT, program = ownName): Promise<void> => {
  const store = { dir: built, seal: plainSeal };
  for (const id of await brandFolders(root)) {
    const key = program === undefined ? undefined : keyOf(program, join(root, id));
    if (key === undefined || (await kept(store, id, key))) continue;
    // What is refused here is refused at the start, which says why.
    const brand = await judgeFolder(root, id).catch(() => undefined);
    if (brand) await keep(store, id, key, brand);
  }
};
