import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../bin/build.mjs';
import { brandFolders } from '../../src/domains/brand/brand.loader.ts';
import { startServer } from '../../src/server.ts';
import { brandsDir, ROOT, UsageError } from './usage.ts';

/** The screens that show a brand best; signed out, all of them open. */
const SCREENS = ['/', '/home/recommend', '/login', '/register', '/maintenance'];

const addresses = (host: string, port: string): string =>
  SCREENS.map((path) => `  http://${host}:${port}${path}`).join('\n');

/** `brand preview <id>`: serves one brand from a data folder of its own until Ctrl-C. @throws UsageError, BrandError */
export async function preview(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { dir: { type: 'string' }, port: { type: 'string' } },
    allowPositionals: true,
  });
  const [id] = positionals;
  const dir = brandsDir(values.dir);
  const known = await brandFolders(dir);
  if (id === undefined || !known.includes(id))
    throw new UsageError(`Name a brand of ${dir}: ${known.join(', ')}.`);
  await ensureBuilt();
  const room = await mkdtemp(join(tmpdir(), 'brand-'));
  await symlink(join(dir, id), join(room, id));
  const server = await startServer({
    ...process.env,
    BRANDS_DIR: room,
    DATA_DIR: join(ROOT, '.data/preview'),
    PORT: values.port ?? '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  });
  const [brand] = server.brands.all;
  const host = brand?.config.hosts.find((name) => name.endsWith('localhost')) ?? brand?.config.hosts[0] ?? '';
  process.stdout.write(
    `\n${brand?.config.title.en} (${id})\n${addresses(host, new URL(server.origin).port)}\n\n`,
  );
  process.stdout.write('Ctrl-C ends it. Start it again to see a change of the folder.\n');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.stop();
  await rm(room, { recursive: true, force: true });
  return 0;
}
