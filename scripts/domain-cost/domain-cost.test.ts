import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ensureBuilt } from '../../server/bin/build.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLE = join(import.meta.dirname, 'sample/sample.domain.ts');
/** Bytes gzip of the first screen that one more domain may cost. */
const LIMIT = 150;

let out: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'domain-cost-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  return rm(out, { recursive: true, force: true });
});

/** What a new domain adds to sources: its row, its event, and the file that the shell finds by its name. */
const ADDED: Record<string, [from: string, to: string]> = {
  'src/app/routes.ts': [
    "  { path: '*',",
    "  { path: '/sample/:id', frame: 'page', page: 'sample/sample', account: true },\n  { path: '*',",
  ],
  'src/app/domains.ts': ["  'message.new'", "  'session.revoked': 'sample',\n  'message.new'"],
  'src/app/root.store.ts': [
    "import.meta.glob('../domains/*/*.domain.ts')",
    `{ ...import.meta.glob('../domains/*/*.domain.ts'), '../domains/sample/sample.domain.ts': () => import('${SAMPLE}') }`,
  ],
};

const addSample = (changed: Set<string>): Plugin => ({
  name: 'add-sample-domain',
  enforce: 'pre',
  transform(code, id) {
    const path = id.replace(`${ROOT}/`, '');
    const [from, to] = ADDED[path] ?? [];
    if (from === undefined || to === undefined) return undefined;
    if (!code.includes(from)) throw new Error(`${path} has no ${from}`);
    changed.add(path);
    return code.replace(from, to);
  },
});

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** As `npm run build` does: React takes another form for a test. */
const buildWith = async (outDir: string, plugin: Plugin): Promise<void> => {
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [plugin],
    build: { outDir, emptyOutDir: true },
  });
};

/** Bytes gzip of the scripts that the page needs before anything is drawn. */
const firstScreenBytes = async (outDir: string): Promise<number> => {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const wanted = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const other of chunk.imports ?? []) follow(other);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(name);
  const files = await Promise.all([...wanted].map((file) => readFile(join(outDir, file))));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
};

it('costs the first screen next to nothing to have one more domain', { timeout: 240_000 }, async () => {
  // The client without it is what a build leaves.
  await ensureBuilt();
  const before = await firstScreenBytes(join(ROOT, 'dist/client'));
  const changed = new Set<string>();
  await buildWith(join(out, 'after'), addSample(changed));
  const after = await firstScreenBytes(join(out, 'after'));
  expect([...changed].sort()).toEqual(Object.keys(ADDED).sort());
  const chunks = await readdir(join(out, 'after/assets'));
  expect(chunks.some((name) => name.startsWith('sample.domain-'))).toBe(true);
  expect(before).toBeGreaterThan(50_000);
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThanOrEqual(LIMIT);
});
