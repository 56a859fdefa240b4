import { readdir } from 'node:fs/promises';
import { BrandError, type BrandFinding } from './brand.findings.ts';
import { type BrandReader, judgeFolder } from './brand.judge.ts';
import { type BrandRegistry, createRegistry, type RegistryOptions } from './brand.registry.ts';
import type { Brand } from './brand.ts';
import { hostFindings } from './hosts.rules.ts';

/** Folders beside the brands that are none. */
const NO_BRANDS = new Set(['schema']);

/** Ids of the folders that hold a brand, sorted. @throws BrandError when the folder cannot be read */
export async function brandFolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    const why = `the folder of brands cannot be read (${error instanceof Error ? error.message : String(error)})`;
    throw new BrandError([
      { file: dir, field: '', why, remedy: 'set BRANDS_DIR to a folder with one folder for each brand' },
    ]);
  });
  const folders = entries.filter((entry) => entry.isDirectory() || entry.isSymbolicLink());
  return folders
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.') && !NO_BRANDS.has(name))
    .sort();
}

export interface LoadOptions extends RegistryOptions {
  /** True (development): the first refused folder ends the start. False (production): the others go on. */
  readonly strict: boolean;
  /** One brand of the folder, and no other is looked at; absent: all. */
  readonly id?: string | undefined;
  /** What reads a folder; absent: anew each time. */
  readonly read?: BrandReader;
  /** Called for every refused folder when not strict. */
  readonly onRefused?: (error: BrandError) => void;
}

/**
 * Reads all brands of a folder.
 * @throws BrandError — strict: with the findings of all refused folders; otherwise only when no brand is left
 */
export async function loadBrands(
  dir: string,
  { strict, onRefused, id: wanted, read = judgeFolder, ...options }: LoadOptions,
): Promise<BrandRegistry> {
  const brands: Brand[] = [];
  const refused: BrandFinding[] = [];
  const ids = (await brandFolders(dir)).filter((id) => wanted === undefined || id === wanted);
  for (const id of ids) {
    try {
      const brand = await read(dir, id);
      const before = brands.map(({ config }) => config);
      const taken = hostFindings(brand.config, before);
      if (taken.length > 0)
        throw new BrandError(taken.map((finding) => ({ file: `${id}/brand.json`, ...finding })));
      brands.push(brand);
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      refused.push(...error.findings);
      if (!strict) onRefused?.(error);
    }
  }
  if (refused.length > 0 && strict) throw new BrandError(refused);
  if (brands.length === 0) {
    throw new BrandError([
      {
        file: dir,
        field: '',
        why: 'it holds no brand that can be served',
        remedy: 'add one: brands/README.md says how',
      },
    ]);
  }
  return createRegistry(brands, options);
}
