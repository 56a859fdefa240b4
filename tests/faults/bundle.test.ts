import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBundled } from '../../server/bin/bundle.mjs';
import { call } from '../support/client.ts';
import { startServer } from '../support/server-process.ts';
import { makeInstallation } from './installation.ts';

const FOLDER = new URL('../../dist/server', import.meta.url).pathname;

beforeAll(() => ensureBundled());

test('what modules find beside themselves is there, seen from the bundle', () => {
  const named = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => {
      const text = readFileSync(join(FOLDER, name), 'utf8');
      const file = pathToFileURL(join(FOLDER, name));
      return [...text.matchAll(/new URL\([`"']((?:\.\.\/)+server\/[^`"']+)[`"']/g)].map(
        ([, path = '']) => new URL(path, file).pathname,
      );
    });
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('the bundle migrates an empty database, serves brands and ends by itself', async () => {
  const installation = await makeInstallation('harbor', 'saffron');
  onTestFinished(() => installation.remove());
  const server = await startServer(installation.env, join(FOLDER, 'main.mjs'));
  const get = (brand: string, url: string) => call({ port: server.port, brand, url });
  expect((await get('harbor', '/readyz')).status).toBe(200);
  expect((await get('saffron', '/api/v1/brand')).status).toBeLessThan(500);
  expect(server.output()).not.toContain('"level":');
  expect(await server.signal('SIGTERM')).toBe(0);
});
