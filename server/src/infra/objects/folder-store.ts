import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ApiError } from '../errors.ts';
import { typeOfName } from './content-types.ts';
import { brandOf, fileOf, isKey, requireKey } from './keys.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { signPolicy } from './post-policy.ts';
import type { Signer } from './signing.ts';

const UPLOAD = '/objects/upload';

/** Objects as files of one folder, whose signed addresses this server receives itself. `dir` is absolute. */
export const createFolderStore = (dir: string, signer: Signer): ObjectStore => ({
  keep: (key, file, { once = false } = {}) => moveTo(fileOf(dir, key), file, once),
  get: (key) => readFile(dir, key),
  remove: async (key) => rm(fileOf(dir, key), { force: true }),
  list: (brand) => keysIn(dir, brand),
  signedPost: async (key, rules) => ({
    url: UPLOAD,
    form_data: signPolicy(signer, brandOf(requireKey(key)), key, rules),
  }),
  signedPut: async (key, rules) =>
    `${UPLOAD}?${new URLSearchParams(signPolicy(signer, brandOf(requireKey(key)), key, rules))}`,
  arrivalOf: (key) => key,
});

const moveTo = async (target: string, file: string, once: boolean): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  await sync(file);
  await (once ? link(file, target).catch(refuseExisting) : rename(file, target));
  // The name is as durable as the content only when its folder is written too.
  await sync(dirname(target));
};

const refuseExisting = (error: NodeJS.ErrnoException): never => {
  throw error.code === 'EEXIST' ? new ApiError('api.data_exists') : error;
};

/** Until a power cut cannot take it back. */
const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

const readFile = async (dir: string, key: string): Promise<StoredObject | undefined> => {
  if (!isKey(key)) return undefined;
  const file = fileOf(dir, key);
  const found = await stat(file).catch(absent);
  if (!found?.isFile()) return undefined;
  return {
    size: found.size,
    contentType: typeOfName(key),
    modifiedAt: found.mtime,
    etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs * 1000).toString(36)}"`,
    read: (range) => createReadStream(file, range),
  };
};

const keysIn = async function* (dir: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(`${dir}/${path}`, { withFileTypes: true }).catch(absent);
  for (const entry of entries ?? []) {
    const key = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* keysIn(dir, key);
    else if (isKey(key)) yield key;
  }
};

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
};
