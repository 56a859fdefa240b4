import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { BrandError, type BrandFinding } from './brand.findings.ts';
import { loadBrands } from './brand.loader.ts';

/** The brands of the repository. */
export const BRANDS_DIR = join(import.meta.dirname, '../../../brands');

type Json = Record<string, unknown>;

/** A temporary folder of brands that a test may break. */
export interface BrandsFixture {
  readonly dir: string;
  path(file: string): string;
  write(file: string, content: string | Buffer): Promise<void>;
  /** Changes one field of a JSON file, by its path; `undefined` removes it. */
  change(file: string, path: readonly (string | number)[], value: unknown): Promise<void>;
}

/** A copy of some brands of the repository, for one test. */
export async function brandsFixture(...ids: readonly string[]): Promise<BrandsFixture> {
  const dir = temporaryFolder();
  for (const id of ids) await cp(join(BRANDS_DIR, id), join(dir, id), { recursive: true });
  const path = (file: string): string => join(dir, file);
  return {
    dir,
    path,
    write: (file, content) => writeFile(path(file), content),
    async change(file, keys, value) {
      const json = JSON.parse(await readFile(path(file), 'utf8')) as Json;
      const last = String(keys.at(-1));
      let node: Json = json;
      for (const word of keys.slice(0, -1)) node = node[word] as Json;
      if (value === undefined) delete node[last];
      else node[last] = value;
      await writeFile(path(file), JSON.stringify(json));
    },
  };
}

/** Why a folder of brands stops the start of a development server. */
export async function refusal(dir: string): Promise<BrandError> {
  const outcome: unknown = await loadBrands(dir, { strict: true }).catch((error: unknown) => error);
  if (outcome instanceof BrandError) return outcome;
  throw new Error(`not refused: ${String(outcome)}`);
}

/** File and field of a finding, as its sentence begins. */
export const pathOf = ({ file, field }: BrandFinding): string => (field === '' ? file : `${file}, ${field}`);
