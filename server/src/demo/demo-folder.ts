import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The demo content of the product: `<brand>/*.json`, `media/`, `files/`. */
export const DEMO_DIR = join(import.meta.dirname, '../../demo');

/** What has people of its own can fill a brand. */
const PEOPLE = 'people.json';

/** Brands that have demo content, sorted; none where it is not installed. */
export const brandsWithDemo = async (demoDir: string): Promise<ReadonlySet<string>> => {
  const paths = await readdir(demoDir, { recursive: true }).catch((): string[] => []);
  const ids = paths.map((path) => path.split(/[/\\]/)).filter(([, file]) => file === PEOPLE);
  return new Set(ids.flatMap(([id]) => id ?? []).sort());
};
