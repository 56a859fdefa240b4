import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBundled } from '../../server/bin/bundle.mjs';
import { call } from '../support/client.ts';
import { startServer } from '../support/server-process.ts';
import { makeInstallation } from './installation.ts';

const FOLDER = new URL('../../dist/server', import.meta.url).pathname;

/** Of the bundle, in the folder or in that of what comes later. */
const isPart = (name: string) => name.endsWith('.cjs') && name !== 'load.cjs';

interface LoadOfBundle {
  keptOf(file: string, content: Buffer): Buffer | undefined;
}

beforeAll(() => ensureBundled());

test('what modules find beside themselves is there, seen from the bundle', () => {
  const named = readdirSync(FOLDER)
    .filter(isPart)
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

test('it is read as plain letters, and what a start does not need comes later', () => {
  const files = readdirSync(FOLDER).filter(isPart);
  const texts = files.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const isPlain = (text = '') => Buffer.byteLength(text) === text.length;
  expect(files.filter((_, index) => !isPlain(texts[index]))).toEqual([]);
  const required = texts.flatMap((text) => [...text.matchAll(/\brequire\([`"']([^`"']+)[`"']\)/g)]);
  expect(required.length).toBeGreaterThan(50);
  const late = ['ajv', 'fast-json-stringify', 'jose', 'nodemailer', 'tldts'];
  const installed = ['sharp', '@node-rs/argon2'];
  const names = required.map(([, name = '']) => name);
  expect(names.filter((name) => [...late, ...installed].includes(name))).toEqual([]);
  const later = texts.flatMap((text) => [...text.matchAll(/\brequireBeside\([`"']([^`"']+)[`"']\)/g)]);
  expect(later.map(([, name]) => name)).toEqual(
    expect.arrayContaining([...installed, ...late.map((name) => `./late/${name}.cjs`)]),
  );
});

test('it is as strict as the sources, which are modules', () => {
  const files = readdirSync(FOLDER).filter(isPart);
  const isStrict = (name: string) =>
    /^\(function\([^)]*\)\{\s*[`'"]use strict[`'"]/.test(readFileSync(join(FOLDER, name), 'utf8'));
  expect(files.filter((name) => !isStrict(name))).toEqual([]);
});

test('the Node that built it takes each part as it was compiled', () => {
  const { keptOf } = createRequire(join(FOLDER, 'main.mjs'))('./load.cjs') as LoadOfBundle;
  const parts = [...readdirSync(FOLDER), ...readdirSync(join(FOLDER, 'late')).map((name) => `late/${name}`)];
  const compiled = parts.filter((name) => isPart(name) && name !== 'run.cjs');
  expect(compiled.length).toBeGreaterThan(20);
  const refused = compiled.filter((name) => {
    const content = readFileSync(join(FOLDER, name));
    const cachedData = keptOf(name, content);
    return !cachedData || new Script(content.toString('latin1'), { cachedData }).cachedDataRejected;
  });
  expect(refused).toEqual([]);
});

test('whoever runs it may read what was compiled and read when it was built', () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const folders = new Set(files.map(({ parentPath }) => parentPath.slice(FOLDER.length).split('/')[1]));
  expect([...folders]).toEqual(expect.arrayContaining(['compiled', 'late', 'brand-readings']));
  const readable = 0o444;
  const closed = files.filter(
    ({ parentPath, name }) => (statSync(join(parentPath, name)).mode & readable) !== readable,
  );
  expect(closed.map(({ name }) => name)).toEqual([]);
});

test('what is loaded with its first use checks, writes and refuses', async () => {
  const installation = await makeInstallation('harbor');
  onTestFinished(() => installation.remove());
  const server = await startServer(installation.env, join(FOLDER, 'main.mjs'));
  const ask = (url: string, body?: unknown) =>
    call({ port: server.port, brand: 'harbor', method: body ? 'POST' : 'GET', url, body });
  expect((await ask('/api/v1/login', { username: 5 })).status).toBe(400);
  expect((await ask('/social/api/guest/recommend/public')).status).toBe(200);
  expect(await server.signal('SIGTERM')).toBe(0);
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
