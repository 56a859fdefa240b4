import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKey } from '../infra/objects/keys.ts';
import type { Objects } from '../infra/objects/objects.ts';

const AT_ONCE = 8;
const HASH_LENGTH = 12;

/**
 * Puts files of `folder` among the brand's public objects, those that are not there yet. Their content is part of
 * their name, because addresses of public objects may be cached for ever.
 * @returns the path under `<brand>/public/` by file name
 */
export const storeDemoFiles = async (
  objects: Pick<Objects, 'get' | 'put'>,
  brand: string,
  folder: string,
  files: string[],
): Promise<Map<string, string>> => {
  const paths = new Map<string, string>();
  const rest = [...files];
  const work = async () => {
    for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
      const body = await readFile(join(folder, file));
      const path = hashedName(file, body);
      await putOnce(objects, publicKey(brand, path), body);
      paths.set(file, path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return paths;
};

/** Unless it is there: a filling that was broken off goes on. */
export const putOnce = async (
  objects: Pick<Objects, 'get' | 'put'>,
  key: string,
  body: Buffer,
): Promise<void> => {
  if ((await objects.get(key))?.size !== body.length) await objects.put(key, body);
};

export const hashedName = (file: string, body: Buffer): string => {
  const dot = file.lastIndexOf('.');
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
  return `demo/${file.slice(0, dot)}.${hash}${file.slice(dot)}`;
};
