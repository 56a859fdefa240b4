import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { brand } from './cli.ts';
import { brandHere } from './cli-here.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');
const documents = await Promise.all(['README.md', 'brands/README.md'].map(read));

/** Commands of `npm run` and `npm` in these documents: in blocks of their own and within lines. */
const commands = documents.flatMap((text) => text.match(/\bnpm (?:run [a-z][\w:-]*|start|test)\b.*/g) ?? []);
const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };

test('every npm script that they name is there', () => {
  const names = commands.map((line) => /^npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? '');
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('no script hands TypeScript to whatever Node runs it: Node 20 knows none', () => {
  const refused = Object.entries(scripts).filter(([, line]) =>
    /\bnode (?!server\/bin\/run\.mjs )\S+\.ts\b/.test(line),
  );
  expect(refused).toEqual([]);
  expect(documents.join('\n')).not.toMatch(/\bnode \S+\.ts\b/);
});

test('every brand command that they name is one, with flags that it takes', async () => {
  const { out: help } = await brandHere('--help');
  const known = new Set([...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name));
  const named = documents.flatMap((text) => [...text.matchAll(/npm run brand -- ([a-z]+)([^`\n]*)/g)]);
  expect(named.length).toBeGreaterThan(8);
  for (const [line, name, rest = ''] of named) {
    expect([line, known.has(name ?? '')]).toEqual([line, true]);
    const flags = rest.match(/--[a-z][a-z-]*/g) ?? [];
    expect([line, flags.filter((flag) => !help.includes(flag))]).toEqual([line, []]);
  }
});

test.each([
  ...(['compare', 'sheet'] as const).map((name) => [name, brand] as const),
  // Of these, processes are started by tests of their own.
  ...(['export', 'preview', 'studio', 'check'] as const).map((name) => [name, brandHere] as const),
])('%s says what is wrong with a name that is none, and starts nothing', async (name, run) => {
  const fixture = await brandsFixture('aurora');
  const done = await run(name, 'nobody', ...(name === 'compare' ? ['aurora'] : []), '--dir', fixture.dir);
  expect(done.code).not.toBe(0);
  // Who is there is named, or who is not.
  expect(done.err).toMatch(/nobody|: aurora/);
});

test('the font tool says how it is called', async () => {
  const [node = '', ...args] = (scripts['brand:font'] ?? '').split(' ');
  const done = spawnSync(node, args, { cwd: ROOT, encoding: 'utf8' });
  expect(done.status).not.toBe(0);
  expect(done.stderr + done.stdout).toContain('.woff2');
});

/** The words of a command line as a shell hands them over. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('the first minute of a brand goes as it is told, to its page', async () => {
  const fixture = await brandsFixture('aurora');
  const told = (documents[1] ?? '').match(/^ {4}npm run brand -- .*$/gm) ?? [];
  expect(told.map((line) => wordsOf(line)[4])).toEqual(['new', 'preview', 'check', 'studio']);
  for (const line of told) {
    const args = wordsOf(line).slice(4);
    // These wait for Ctrl-C: they have tests of their own.
    if (args[0] === 'preview' || args[0] === 'studio') continue;
    const done = await brandHere(...args, '--dir', fixture.dir);
    expect([line, done.code, done.err]).toEqual([line, 0, '']);
    if (args[0] === 'new') expect(done.out).toContain('http://plum.localhost:3000/');
  }
  const server = await startTestApp({ brandsDir: fixture.dir });
  for (const host of ['plum.localhost', 'plum.example']) {
    const answer = await server.app.inject({ url: '/brand/config', headers: { host } });
    expect([host, answer.json()]).toEqual([host, { result: { brand: 'plum' } }]);
  }
  await server.stop();
});
