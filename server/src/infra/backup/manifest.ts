import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import type { Secret } from './secrets.ts';

/** What is said of a backup, or a restore, that cannot be; the message is a sentence with the remedy. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const FORMAT = 1;
/** Written last: a folder without it is not finished. */
export const MANIFEST = 'manifest.json';
/** Checksums of all other files, as `sha256sum -c` reads them. */
export const FILES = 'files.sha256';

const Name = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' });
const Count = Type.Integer({ minimum: 0 });
const Rows = Type.Object({ name: Name, columns: Type.Array(Name), rows: Count });
const BrandPart = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9]{1,30}$' }),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Rows),
  sequences: Type.Array(Type.Object({ name: Name, value: Type.Integer(), called: Type.Boolean() })),
  /** Work of the queue that was not done yet. */
  jobs: Count,
  objects: Type.Object({ count: Count, bytes: Count }),
  /** Its folder of tokens, pictures and fonts was there. */
  folder: Type.Boolean(),
});
const Manifest = Type.Object({
  format: Type.Integer(),
  version: Type.String(),
  postgres: Type.String(),
  at: Type.String(),
  brands: Type.Array(BrandPart),
  secrets: Type.Array(Type.Unsafe<Secret>(Type.Object({ name: Type.String(), fingerprint: Type.String() }))),
  files: Type.Object({ count: Count, bytes: Count, sha256: Type.String() }),
});
export type Manifest = Static<typeof Manifest>;
export type BrandPart = Static<typeof BrandPart>;

const parse = (text: string, path: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(`${path} is broken: it is not as it was written. Take another backup.`);
  }
};

/** @throws BackupError for one that is not finished, broken, or of a newer version */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupError(
      `${folder} is no finished backup: it has no ${MANIFEST}, which is written last. It was interrupted, or is another folder; take another one.`,
    );
  });
  const said = parse(text, path);
  if (typeof said === 'object' && said && 'format' in said && Number(said.format) > FORMAT)
    throw new BackupError(
      `The backup was made by a newer version (${'version' in said ? said.version : '?'}): restore it with that one.`,
    );
  const { Check } = await import('../checks.ts');
  if (!Check(Manifest, said))
    throw new BackupError(`${path} is broken: it is not as it was written. Take another backup.`);
  return said;
};

export const tableFile = (brand: string, table: string): string => `database/${brand}/${table}.copy`;
export const jobsFile = (brand: string): string => `queue/${brand}.copy`;
export const objectFile = (key: string): string => `objects/${key}`;
export const brandFile = (brand: string, path: string): string => `brands/${brand}/${path}`;
