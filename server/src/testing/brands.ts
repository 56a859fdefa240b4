import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandReader, judgeFolder } from '../brand/brand.judge.ts';

const BRANDS_DIR = new URL('../../../brands/', import.meta.url).pathname;

type Changes = Record<string, Record<string, unknown>>;

/** A copy of the repository's brands, with some fields of their `brand.json` replaced. */
export const copyBrands = async (changes: Changes): Promise<{ dir: string; remove(): Promise<void> }> => {
  const dir = await mkdtemp(join(tmpdir(), 'livery-brands-'));
  for (const entry of await readdir(BRANDS_DIR, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'schema') continue;
    await cp(join(BRANDS_DIR, entry.name), join(dir, entry.name), { recursive: true });
  }
  for (const [brand, fields] of Object.entries(changes)) {
    const file = join(dir, brand, 'brand.json');
    const json = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...json, ...fields }));
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
};

const read = new Map<string, ReturnType<BrandReader>>();

/**
 * Reads a folder that does not change under a run: once, however many applications a process starts. Each is given a
 * configuration of its own: a test may switch something off in it.
 */
export const readOnce: BrandReader = async (root, id) => {
  const path = join(root, id);
  const reading = read.get(path) ?? judgeFolder(root, id);
  read.set(path, reading);
  const brand = await reading;
  return { ...brand, config: { ...brand.config } };
};
