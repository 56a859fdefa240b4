import { createReadStream } from 'node:fs';
import { rm, stat, statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiError } from '../errors.ts';
import { typeOfName } from './content-types.ts';
import { prepareFolder, writeWhole } from './folder-files.ts';
import { inspect } from './inspect.ts';
import { brandOf, fileOf, isKey, withoutBrand } from './keys.ts';
import type { FinishFile, LocalObjectStore, ReceivedObject, StoredObject } from './object-store.ts';
import { openPolicy, signPolicy } from './post-policy.ts';
import { createSigner, type Signer } from './signing.ts';

/** Objects as files of one folder; `secret` signs its addresses. `dir` is absolute. */
export const createFolderStore = ({ dir, secret }: { dir: string; secret: Buffer }): LocalObjectStore => {
  const signer = createSigner(secret);
  prepareFolder(dir);
  return {
    put: async (key, body) => writeWhole(dir, fileOf(dir, key), body),
    get: (key) => readFile(dir, key),
    remove: async (key) => rm(fileOf(dir, key), { force: true }),
    signedUrl: (key, lifetime) => signUrl(signer, key, lifetime),
    signedPost: (key, rules) => ({
      url: '/objects/upload',
      form_data: signPolicy(signer, brandOf(key), key, rules),
    }),
    signedPut: (key, rules) =>
      `/objects/upload?${new URLSearchParams(signPolicy(signer, brandOf(key), key, rules))}`,
    verifyUrl: (brand, path, { e, s }) =>
      typeof e === 'string' &&
      /^\d{1,12}$/.test(e) &&
      signer.verify(brand, 'read', readable(path, e), s) &&
      Number(e) * 1000 >= Date.now(),
    receive: (brand, form, file, finish) => receive({ dir, signer, finish }, brand, form, file),
    freeSpace: async () => {
      const { bavail, bsize } = await statfs(dir);
      return bavail * bsize;
    },
  };
};

const readable = (path: string, expiry: number | string): string => `${path}\n${expiry}`;

const signUrl = (signer: Signer, key: string, lifetime: number): string => {
  if (!isKey(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
  const path = withoutBrand(key);
  const expiry = Math.floor(Date.now() / 1000) + lifetime;
  return `/objects/signed/${path}?e=${expiry}&s=${signer.sign(brandOf(key), 'read', readable(path, expiry))}`;
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

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
};

interface Receiver {
  dir: string;
  signer: Signer;
  finish: FinishFile | undefined;
}

const receive = async (
  { dir, signer, finish }: Receiver,
  brand: string,
  form: Record<string, string>,
  file: Readable,
): Promise<ReceivedObject> => {
  const policy = openPolicy(signer, brand, form);
  if (await readFile(dir, policy.key)) throw new ApiError('api.data_exists');
  const { chunks, file: inspected } = inspect(file, policy);
  const { size } = await writeWhole(dir, fileOf(dir, policy.key), chunks, {
    once: true,
    finish: async (draft) => finish?.(draft, inspected.contentType),
  });
  return { key: policy.key, size, contentType: inspected.contentType };
};
