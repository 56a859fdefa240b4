import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyticsHosts } from '../../src/brand/analytics.rules.ts';
import { brandFolders } from '../../src/brand/brand.loader.ts';
import { readBrand } from '../../src/brand/brand.read.ts';
import type { Brand } from '../../src/brand/brand.ts';
import { staticPolicy } from '../../src/brand/csp.ts';
import { onPath } from '../../src/infra/postgres/errors.ts';
import { brandsDir, UsageError } from './usage.ts';

/** What a host without a server serves of a brand, by path. */
const staticFiles = ({ id, files }: Brand): [path: string, content: Buffer | string][] => [
  ['brand/config', JSON.stringify({ result: { brand: id } })],
  ...[...files].map(([path, { body }]): [string, Buffer] => [`brands/${id}/${path}`, body]),
];

/** `brand export <id> --out <folder>`: files for a plain static host. @throws UsageError, BrandError */
export async function exportBrand(args: string[]): Promise<number> {
  const options = { dir: { type: 'string' }, out: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [id, ...more] = positionals;
  const dir = brandsDir(values.dir);
  const known = await brandFolders(dir);
  if (id === undefined || more.length > 0 || !known.includes(id))
    throw new UsageError(`Name a brand of ${dir}: ${known.join(', ')}.`);
  if (!values.out) throw new UsageError('Say where the files go: --out <folder>.');
  const out = resolve(values.out);
  const brand = await readBrand(dir, id);
  for (const [path, content] of staticFiles(brand)) {
    const file = join(out, path);
    await onPath(file, async () => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    });
  }
  const policy = staticPolicy(analyticsHosts(brand.config));
  process.stdout.write(`${out}\nServe the pages with this Content-Security-Policy:\n${policy}\n`);
  return 0;
}
