import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const known = new Set(files);
const documents = files.filter((file) => file.endsWith('.md'));

/** Whole, or from any folder on: `http/security.test.ts`. */
const isFile = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));
const isFolder = (path: string): boolean =>
  files.some((file) => file.startsWith(`${path.replace(/\/$/, '')}/`));

/** Files in backticks with a folder before them, unless they have a gap to fill: `src/domains/<name>`. */
const named = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|json|md|sql))`/g)].map(([, path = '']) => path);

const linked = (text: string): string[] =>
  [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path);

it('looks at documents that name files', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  expect([named(text).length > 0, linked(text).length > 0]).toEqual([true, true]);
});

it.each(documents)('%s names files that are there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const missing = named(text).filter((path) => !isFile(path));
  const broken = linked(text)
    .map((path) => normalize(join(dirname(document), path)))
    .filter((path) => !known.has(path) && !isFolder(path));
  expect([...missing, ...broken]).toEqual([]);
});
