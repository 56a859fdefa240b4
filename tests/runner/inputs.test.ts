import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfInputs, readTree } from './inputs.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const hash = (...ignores: string[]) => hashOfInputs(readTree(folder) ?? new Map(), ignores, ['v24']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'));
  git('init');
  write('.gitignore', 'dist/\n');
  write('src/a.ts', 'a');
  write('docs/deep/b.md', 'b');
  git('add', '.');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a change', () => write('src/a.ts', 'other')],
  ['a new file that git does not know', () => write('src/c.ts', '')],
  ['a removed file', () => rmSync(join(folder, 'src/a.ts'))],
  ['a name', () => git('mv', 'src/a.ts', 'src/b.ts')],
])('%s makes another hash', (_, change) => {
  const before = hash('docs/**');
  change();
  expect(hash('docs/**')).not.toBe(before);
});

test.each([
  ['what the suite ignores', () => write('docs/deep/b.md', 'other')],
  ['what git ignores', () => write('dist/a.js', 'a')],
  ['a commit of the same content', () => git('add', '.')],
])('%s changes nothing', (_, change) => {
  const before = hash('docs/**');
  change();
  expect(hash('docs/**')).toBe(before);
});

test('another machine makes another hash', () => {
  const tree = readTree(folder) ?? new Map();
  expect(hashOfInputs(tree, [], ['v24'])).not.toBe(hashOfInputs(tree, [], ['v26']));
});

test('outside of git nothing is known', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(readTree(folder)).toBeUndefined();
});
