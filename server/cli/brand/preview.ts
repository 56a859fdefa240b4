import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../bin/build.mjs';
import { brandFolders } from '../../src/brand/brand.loader.ts';
import { readBrand } from '../../src/brand/brand.read.ts';
import { startServer } from '../../src/server.ts';
import { openBrowser } from './browser.ts';
import { brandsDir, ROOT, UsageError } from './usage.ts';

/** The screens that show a brand best; signed out, all of them open. */
const SCREENS = ['/', '/login', '/register', '/maintenance', '/no.page'];

const addresses = (host: string, port: string): string =>
  SCREENS.map((path) => `  http://${host}:${port}${path}`).join('\n');

/** A copy of the brand that is served on this machine too, whatever its own hosts are. @throws BrandError */
async function localCopy(dir: string, id: string, host: string): Promise<string> {
  await readBrand(dir, id);
  const room = await mkdtemp(join(tmpdir(), 'brand-'));
  await cp(join(dir, id), join(room, id), { recursive: true, dereference: true });
  const path = join(room, id, 'brand.json');
  const file = JSON.parse(await readFile(path, 'utf8')) as { hosts: string[] };
  await writeFile(path, JSON.stringify({ ...file, hosts: [host] }));
  return room;
}

const untilInterrupted = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

const OPTIONS = {
  dir: { type: 'string' },
  data: { type: 'string' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
} as const;

/** Into a pipe nobody looks; `BROWSER` says that somebody does. */
const opensByItself = (): boolean => process.stdout.isTTY || Boolean(process.env['BROWSER']);

/**
 * `brand preview <id> [--no-open]`: serves one brand from a data folder of its own until Ctrl-C, prints the addresses of
 * its screens and opens the first in the browser. @throws UsageError, BrandError
 */
export async function preview(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const dir = brandsDir(values.dir);
  const known = await brandFolders(dir);
  if (id === undefined || !known.includes(id))
    throw new UsageError(`Name a brand of ${dir}: ${known.join(', ')}.`);
  const host = `${id}.localhost`;
  const room = await localCopy(dir, id, host);
  try {
    await ensureBuilt();
    const server = await startServer({
      ...process.env,
      BRANDS_DIR: room,
      DATA_DIR: resolve(values.data ?? join(ROOT, '.data/preview', id)),
      PORT: values.port ?? '0',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    });
    const interrupted = untilInterrupted();
    const { port } = new URL(server.origin);
    process.stdout.write(`\n${addresses(host, port)}\n\n`);
    process.stdout.write('Ctrl-C ends it. A change of the folder shows after the next start.\n');
    const asked = !values['no-open'] && opensByItself();
    if (asked && !(await openBrowser(`http://${host}:${port}/`)))
      process.stdout.write('No browser could be started: open an address above.\n');
    await interrupted;
    await server.stop();
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  return 0;
}
