import { join } from 'node:path';

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199})+$/;
const LONGEST = 300;

/** No part of a key begins with a dot, so `..` and the store's own folders cannot be named. */
export const isKey = (key: string): boolean => key.length <= LONGEST && KEY.test(key);

export const brandOf = (key: string): string => key.slice(0, key.indexOf('/'));

/** The key as addresses carry it: the brand comes from the host. */
export const withoutBrand = (key: string): string => key.slice(key.indexOf('/') + 1);

/** The key itself. @throws when it is none: a caller forgot to check what came from outside. */
export const requireKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
  return key;
};

/** File of a key in a folder, by its absolute path. @throws as `requireKey` */
export const fileOf = (dir: string, key: string): string => join(dir, requireKey(key));

/** Key of a public object by its path under `<brand>/public/`. */
export const publicKey = (brand: string, path: string): string => `${brand}/public/${path}`;

const PUBLIC = '/objects/public/';

/** Address of a public object by its path under `<brand>/public/`; `''` stays `''`. */
export const publicUrl = (path: string): string => (path === '' ? '' : `${PUBLIC}${path}`);

/** The other way round. */
export const pathOfPublicUrl = (url: string): string => url.slice(PUBLIC.length);

const ARRIVALS = 'incoming/';

/**
 * Where a file lies that is to become `key`, until it has been looked into: beside everything that is read. `part`: of a file
 * that comes in pieces, from 1.
 */
export const arrivalKey = (key: string, part?: number): string => {
  const path = `${brandOf(key)}/${ARRIVALS}${withoutBrand(key)}`;
  return part === undefined ? path : `${path}.${String(part).padStart(4, '0')}`;
};
