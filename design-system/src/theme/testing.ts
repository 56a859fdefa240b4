import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const brands = join(import.meta.dirname, '../../../brands');

/** Ids of all brand folders of the repository. */
export const brandIds: readonly string[] = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'schema')
  .map((entry) => entry.name)
  .sort();

type Node = Record<string, unknown>;

/** The token file of a brand as a fresh object. */
export const readTokenFile = (id: string): Node =>
  JSON.parse(readFileSync(join(brands, id, 'tokens.json'), 'utf8')) as Node;

/** A token file of the first brand with one place changed; `undefined` removes it. */
export function changed(path: string, value: unknown): Node {
  const file = readTokenFile(brandIds[0] ?? '');
  const words = path.split('.');
  const last = words.pop() ?? '';
  let node = file;
  for (const word of words) node = node[word] as Node;
  if (value === undefined) delete node[last];
  else node[last] = value;
  return file;
}
