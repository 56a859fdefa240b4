import { createHash, createHmac, type Hash, type Hmac, hkdfSync, randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../infra/make-folder.ts';
import { type BrandReader, judgeFolder } from './brand.judge.ts';
import { createKeys } from './brand.key.ts';
import { brandFolders } from './brand.loader.ts';
import { packed, unpacked } from './brand.packed.ts';
import type { Brand } from './brand.ts';

/** Names the program that runs, by what it was built from (server/bin/bundle.mjs); sources have no name. */
declare const PROGRAM: string | undefined;
const ownName = typeof PROGRAM === 'string' ? PROGRAM : undefined;

/** Beside the bundle. */
const BUILT = join(import.meta.dirname, '../../../dist/server/brand-readings');

/** Files that a start removes at most. */
const REMOVED = 100;
/** Milliseconds after which what a start has not used goes: until then another node may be writing it. */
const AGE = 24 * 3_600_000;

/** Says that a reading is of what the key is of. */
type Seal = (key: string, reading: readonly Buffer[]) => Buffer;

const digestOf = (digest: Hash | Hmac, key: string, reading: readonly Buffer[]): Buffer => {
  digest.update(key);
  for (const part of reading) digest.update(part);
  return digest.digest();
};

/** As trusted as the program beside which it stands. */
const plainSeal: Seal = (key, reading) => digestOf(createHash('sha256'), key, reading);

/** Only who has the installation's secret can make it, whoever else may write where readings are kept. */
const sealWith = (secret: Buffer): Seal => {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'brand readings', 32));
  return (key, reading) => digestOf(createHmac('sha256', own), key, reading);
};

/** A place for readings, and what tells its own. */
interface Store {
  readonly dir: string;
  readonly seal: Seal;
}

const kept = ({ dir, seal }: Store, id: string, key: string): Brand | undefined => {
  try {
    return unpacked(join(dir, id), (reading) => seal(key, reading));
  } catch {
    return undefined;
  }
};

const keep = async ({ dir, seal }: Store, id: string, key: string, brand: Brand): Promise<void> => {
  const file = join(dir, id);
  const draft = `${file}.${randomUUID()}`;
  makeFolder(dir);
  try {
    await writeFile(
      draft,
      packed(brand, (reading) => seal(key, reading)),
    );
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
  const keyOf = createKeys(program);
  return {
    read: async (root, id) => {
      const folder = join(root, id);
      const key = keyOf(folder);
      if (key === undefined) return read(root, id);
      const shipped = kept(ofProgram, id, key);
      if (shipped) return { ...shipped, dir: folder };
      used.add(id);
      const known = kept(own, id, key);
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
  if (program === undefined) return;
  const store = { dir: built, seal: plainSeal };
  const keyOf = createKeys(program);
  for (const id of await brandFolders(root)) {
    const key = keyOf(join(root, id));
    if (key === undefined || kept(store, id, key)) continue;
    // What is refused here is refused at the start, which says why.
    const brand = await judgeFolder(root, id).catch(() => undefined);
    if (brand) await keep(store, id, key, brand);
  }
};
