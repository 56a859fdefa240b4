import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Script } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';

interface Loader {
  digestOf(content: Buffer, compiled: Buffer): Buffer;
  keptPath(file: string): string;
  load(file: string): Record<string, unknown>;
  tellOfCompiled(listener: (file: string, script: Script, content: Buffer) => void): void;
}

const wrapped = (code: string) =>
  `(function(exports,require,module,__filename,requireBeside,importModule){${code}\n})`;

/** A bundle of the files named, in a folder of its own. */
const makeBundle = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['late', 'compiled']) mkdirSync(join(folder, name));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), wrapped(code));
  copyFileSync(join(import.meta.dirname, 'load.cjs'), join(folder, 'load.cjs'));
  const loader = (): Loader => createRequire(join(folder, 'main.mjs'))('./load.cjs');
  return { folder, loader };
};

/** In a process of its own, as V8 knows a text that it has compiled. Says what V8 said to what was kept, and the exports. */
const LOADED = `
const { load, tellOfCompiled } = require(process.argv[1]);
let isRefused = 'nothing was kept';
tellOfCompiled((file, script) => { isRefused = script.cachedDataRejected ?? isRefused; });
const exported = load('server.cjs');
console.log(JSON.stringify({ isRefused, exported }));`;
const loadApart = (folder: string) =>
  JSON.parse(execFileSync(process.execPath, ['-e', LOADED, join(folder, 'load.cjs')], { encoding: 'utf8' }));

/** Loads it, keeping what was compiled. */
const keep = (loader: Loader, change = (kept: Buffer) => kept) => {
  const { digestOf, keptPath, load, tellOfCompiled } = loader;
  tellOfCompiled((file, script, content) => {
    const compiled = change(script.createCachedData());
    writeFileSync(keptPath(file), Buffer.concat([digestOf(content, compiled), compiled]));
  });
  load('server.cjs');
};

test('files find each other, modules of Node and what comes later; each runs once', () => {
  const { loader } = makeBundle({
    'server.cjs': `exports.path=require('node:path');exports.one=require('./one.cjs');exports.late=()=>requireBeside('./late/it.cjs')`,
    'one.cjs': 'exports.number=1',
    'late/it.cjs': `module.exports={part:require('./part.cjs'),one:requireBeside('./one.cjs')}`,
    'late/part.cjs': 'exports.number=2',
  });
  const server = loader().load('server.cjs') as {
    path: { join: unknown };
    one: object;
    late(): { part: object; one: object };
  };
  expect(server.path.join).toBeTypeOf('function');
  expect(server.one).toEqual({ number: 1 });
  expect(server.late().part).toEqual({ number: 2 });
  expect(server.late().one).toBe(server.one);
});

test('what stands outside is imported, without a word of warning', () => {
  const { folder } = makeBundle({ 'server.cjs': `exports.path=importModule('node:path')` });
  const told = spawnSync(
    process.execPath,
    [
      '-e',
      `require(process.argv[1]).load('server.cjs').path.then((path) => console.log(path.sep))`,
      join(folder, 'load.cjs'),
    ],
    { encoding: 'utf8' },
  );
  expect([told.stdout, told.stderr]).toEqual(['/\n', '']);
});

test('what was compiled is taken for the text that it was made of alone', () => {
  const { folder, loader } = makeBundle({ 'server.cjs': 'exports.version="2.8.0"' });
  const version = (number: string) => ({ version: number });
  expect(loadApart(folder)).toEqual({ isRefused: 'nothing was kept', exported: version('2.8.0') });
  keep(loader());
  expect(loadApart(folder)).toEqual({ isRefused: false, exported: version('2.8.0') });
  writeFileSync(join(folder, 'server.cjs'), wrapped('exports.version="2.9.0"'));
  expect(loadApart(folder)).toEqual({ isRefused: 'nothing was kept', exported: version('2.9.0') });
});

test('what was compiled and is spoilt is not looked at', () => {
  const { folder, loader } = makeBundle({ 'server.cjs': 'exports.number=1' });
  keep(loader());
  const path = loader().keptPath('server.cjs');
  const kept = readFileSync(path);
  kept.writeUInt8(kept.readUInt8(kept.length >> 1) ^ 1, kept.length >> 1);
  writeFileSync(path, kept);
  expect(loadApart(folder)).toEqual({ isRefused: 'nothing was kept', exported: { number: 1 } });
});

test('what another Node compiled is refused, and the file runs all the same', () => {
  const { folder, loader } = makeBundle({ 'server.cjs': 'exports.number=1' });
  // The second word says which V8 wrote it.
  const byAnother = (kept: Buffer) => {
    kept.writeUInt8(kept.readUInt8(4) ^ 1, 4);
    return kept;
  };
  keep(loader(), byAnother);
  expect(loadApart(folder)).toEqual({ isRefused: true, exported: { number: 1 } });
});

test('an error says in which file and line it was, and is thrown to who asks again', () => {
  const { folder, loader } = makeBundle({ 'server.cjs': 'exports.number=1;\n\nthrow new Error("no")' });
  const { load } = loader();
  for (let times = 0; times < 2; times += 1) {
    const stack = (() => {
      try {
        load('server.cjs');
      } catch (error) {
        return (error as Error).stack;
      }
      return '';
    })();
    expect(stack).toContain(`${join(folder, 'server.cjs')}:3:`);
  }
});
