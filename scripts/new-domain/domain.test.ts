import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDomain } from './domain.ts';
import { format } from './main.ts';
import { Refused } from './names.ts';
import { select } from './select.ts';

const REAL = resolve(import.meta.dirname, '../..');
/** What a generator writes to; all else of the repository is linked, so that the compiler reads every file. */
const COPIED = [
  'contract',
  'server/src',
  'server/migrations',
  'src',
  'tsconfig.json',
  'biome.json',
  '.dependency-cruiser.cjs',
];
const NOT_NEEDED = ['.git', 'node_modules', 'dist', '.data'];
const MINUTES = 60_000;

/** Of the copied folders: what is linked belongs to others, who may write to it meanwhile. */
const countFiles = (): number =>
  readdirSync(join(root, 'contract'), { recursive: true }).length +
  readdirSync(join(root, 'server/src'), { recursive: true }).length +
  readdirSync(join(root, 'server/migrations')).length +
  readdirSync(join(root, 'src'), { recursive: true }).length;

let root: string;

/** Packages of this repository lead into the copy, all others to where they are. */
const linkPackages = (): void => {
  const packages = join(root, 'node_modules');
  mkdirSync(join(packages, '@livery'), { recursive: true });
  for (const name of readdirSync(join(REAL, 'node_modules'))) {
    if (name !== '@livery') symlinkSync(join(REAL, 'node_modules', name), join(packages, name));
  }
  for (const name of ['contract', 'design-system', 'server']) {
    symlinkSync(join(root, name), join(packages, '@livery', name));
  }
};

/** What stands in a folder and was not copied. */
const linkRest = (folder: string): void => {
  for (const name of readdirSync(join(REAL, folder))) {
    const path = join(root, folder, name);
    if (!NOT_NEEDED.includes(name) && !existsSync(path)) symlinkSync(join(REAL, folder, name), path);
  }
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-domain-'));
  for (const path of COPIED) cpSync(join(REAL, path), join(root, path), { recursive: true });
  for (const folder of ['.', 'server']) linkRest(folder);
  linkPackages();
});
afterAll(() => rmSync(root, { recursive: true }));

/** What a program prints about what it finds wrong; empty when all is well. */
const complaints = (program: string, ...args: string[]): string => {
  try {
    execFileSync(program, args, { cwd: root, stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${stdout}${stderr}` || String(error);
  }
};

describe('a name', () => {
  test.each(['Letters', 'two words', '../etc', 'wa', 'delete', 'contacts', 'brand', 'home', 'notes', 'chat'])(
    '%j is refused and nothing is written',
    (name) => {
      const before = countFiles();
      expect(() => newDomain(root, name)).toThrow(Refused);
      expect(countFiles()).toBe(before);
    },
  );
});

describe('a new domain', () => {
  let written: string[];
  beforeAll(() => {
    written = newDomain(root, 'letters');
    format(root, written);
  });

  test('has its files on every side, and its lines in the lists', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'contract/src/wire/letters.ts',
        ...['tables', 'repository', 'service', 'present', 'routes', 'plans', 'test'].map(
          (kind) => `server/src/domains/letters/letters.${kind}.ts`,
        ),
        ...['domain', 'store', 'store.test'].map((kind) => `src/domains/letters/letters.${kind}.ts`),
        'src/domains/letters/texts/en.json',
        'src/domains/letters/texts/zh-CN.json',
        'src/pages/letters/LettersPage.tsx',
        'src/pages/letters/LettersPage.stories.tsx',
        'src/app/routes.ts',
        'server/src/services.ts',
        '.dependency-cruiser.cjs',
      ]),
    );
    const numbers = readdirSync(join(root, 'server/migrations')).map((file) => Number.parseInt(file, 10));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(existsSync(join(root, written.find((path) => path.endsWith('_letters.sql'))!))).toBe(true);
  });

  test('keeps no word of what it was copied from', () => {
    const files = written.filter((path) => /letters/i.test(path) && !path.endsWith('.json'));
    const text = files.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    expect(text.match(/sample|nickname|memo\b|\bnotes?\b|comment|session(?!')|friends?Page/gi) ?? []).toEqual(
      [],
    );
  });

  test('has types and a form that the checks find nothing wrong with', { timeout: 3 * MINUTES }, () => {
    const compiler = join(REAL, 'node_modules/typescript-native/bin/tsc');
    expect(complaints(process.execPath, compiler, '--noEmit', '-p', 'tsconfig.json')).toBe('');
    const biome = join(REAL, 'node_modules/.bin/biome');
    expect(complaints(biome, 'ci', '--vcs-enabled=false', '--error-on-warnings', ...written)).toBe('');
  });

  test('has its place in the order of domains', async () => {
    const { default: rules } = await import(join(root, '.dependency-cruiser.cjs'));
    const names = rules.forbidden.map(({ name }: { name: string }) => name);
    expect(names).toContain('order-of-letters');
    const placed = rules.forbidden.find(({ name }: { name: string }) => name === 'domains-have-a-place');
    expect('src/domains/letters/letters.store.ts').toMatch(new RegExp(placed.from.pathNot));
    expect('src/domains/moon/moon.store.ts').not.toMatch(new RegExp(placed.from.pathNot));
  });

  test('is taken from now on', () => {
    expect(() => newDomain(root, 'letters')).toThrow(Refused);
  });
});

describe('a part of a living file', () => {
  const text = [
    "import { a } from 'a';",
    '/** One. */',
    'export const one = () => ({ left: 1, right: 2 });',
    'export const two = 2;',
    "test('three', () => undefined);",
  ].join('\n');

  test('is what is named, with the imports', () => {
    expect(select(text, ['one/right', 'three'])).toBe(
      "import { a } from 'a';\n/** One. */\nexport const one = () => ({ right: 2 });\ntest('three', () => undefined);",
    );
  });

  test('that is gone is an error with its name', () => {
    expect(() => select(text, ['one', 'four'])).toThrow('four');
  });
});
