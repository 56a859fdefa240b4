// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { beforeAll, expect, test } from 'vitest';
import config from '../../../tailwind.config.ts';
import { contract, varName } from '../theme/index.ts';

const styles = resolve(import.meta.dirname, '../../../src/styles');
const { resolve: find } = createRequire(import.meta.url);

function leaves(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null ? leaves(value, here) : [varName(here)];
  });
}

let build: (classes: string[]) => string;
let empty: number;

beforeAll(async () => {
  const compiler = await compile(await readFile(resolve(styles, 'app.css'), 'utf8'), {
    base: styles,
    loadModule: async () => ({ path: '', base: styles, module: config }),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : find(id);
      return { path, base: dirname(path) || base, content: await readFile(path, 'utf8') };
    },
  });
  build = (classes) => compiler.build(classes);
  empty = build([]).length;
});

test.each([
  'text-red-500',
  'bg-white',
  'text-sm',
  'p-13.5',
  'rounded-2xl',
  'shadow-lg',
  'max-w-md',
  'md:flex',
  'font-sans',
  'ease-in',
])('%s does not exist: the theme is replaced, not extended', (name) => {
  expect(build([name]).length).toBe(empty);
});

test('a class of the contract exists', () => {
  expect(build(['bg-accent'])).toContain('background-color: var(--color-accent-solid)');
});

test('the theme reads only variables that every brand gives', () => {
  // Three are given by who stands around: padding of a card, what its foot comes out of that, and places over pages; each has a value without.
  const given = new Set([...leaves(contract), '--pad', '--card-pull', '--under']);
  const used = JSON.stringify(config).match(/(?<=var\()--[a-z0-9-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(150);
  expect(used.filter((name) => !given.has(name))).toEqual([]);
});
