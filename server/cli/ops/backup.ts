import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrandPart, Manifest } from '../../src/infra/backup/manifest.ts';
import { type PutBack, putBack } from '../../src/infra/backup/put-back.ts';
import type { SecretDifference } from '../../src/infra/backup/secrets.ts';
import { takeBackup } from '../../src/infra/backup/take.ts';
import { UsageError } from '../brand/usage.ts';
import { withInstallation } from './installation.ts';

const OPTIONS = { brand: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

interface Order {
  folder: string;
  brands: string[] | undefined;
  isJson: boolean;
}

/** @throws UsageError */
export const readOrder = (command: string, args: string[]): Order => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new UsageError(`Name one folder: ${command} <folder>.`);
  return { folder: resolve(folder), brands: values.brand ? [values.brand] : undefined, isJson: values.json };
};

const rowsOf = ({ tables }: BrandPart): number => tables.reduce((sum, { rows }) => sum + rows, 0);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** A line a brand. */
export const linesOf = (brands: readonly BrandPart[]): string =>
  brands
    .map((brand) => {
      const { id, objects, jobs } = brand;
      return `${id}: ${rowsOf(brand)} rows, ${objects.count} objects (${megabytes(objects.bytes)}), ${jobs} jobs that wait\n`;
    })
    .join('');

const differenceOf = ({ name, is }: SecretDifference): string =>
  is === 'missing' ? `${name} is not set here, and was there.\n` : `${name} is another one here.\n`;

const sayTaken = ({ brands, files, secrets }: Manifest, folder: string): string =>
  `${linesOf(brands)}${files.count} files, ${megabytes(files.bytes)} in ${folder}.\nKeep apart from it, since it has none of them: ${
    secrets.map(({ name }) => name).join(', ') || 'no secret is set'
  }.\n`;

const sayPutBack = ({ brands, keptFolders, manifest, secrets }: PutBack): string => {
  const kept =
    keptFolders.length > 0 ? `Folders that were there stay as they are: ${keptFolders.join(', ')}.\n` : '';
  const key = secrets.some(({ name }) => name === 'SECRET_KEY')
    ? 'With another SECRET_KEY points stand still and second factors are worth nothing: set the one from then (without production it is the file "secret" in DATA_DIR).\n'
    : '';
  return `${linesOf(brands)}As it was at ${manifest.at}.\n${kept}${secrets.map(differenceOf).join('')}${key}`;
};

/** `backup <folder>`. @throws UsageError, BackupError */
export const backup = (args: string[]): Promise<number> => {
  const { folder, brands, isJson } = readOrder('backup', args);
  return withInstallation(async (installation) => {
    const manifest = await takeBackup(installation, folder, brands);
    process.stdout.write(isJson ? `${JSON.stringify(manifest)}\n` : sayTaken(manifest, folder));
    return 0;
  });
};

/** `restore <folder>`. @throws UsageError, BackupError */
export const restore = (args: string[]): Promise<number> => {
  const { folder, brands, isJson } = readOrder('restore', args);
  return withInstallation(async (installation) => {
    const done = await putBack(installation, folder, brands);
    process.stdout.write(isJson ? `${JSON.stringify(done)}\n` : sayPutBack(done));
    return 0;
  });
};
