// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(path, 'utf8');

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
  version?: string;
}

/** Asks for nothing but its own text, which goes with it. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
]);

const lockedPackages = async (): Promise<[string, Locked][]> => {
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, locked]) => [path.replace(/.*node_modules\//, ''), locked]);
};

it('of what runs in production are permissive, or named with what they ask for', async () => {
  const named = [...(await read('docs/third-party.md')).matchAll(/`(@?[\w./-]+)(\*)?`/g)];
  const isNamed = (name: string) =>
    named.some(([, start = '', open]) => (open ? name.startsWith(start) : name === start));
  const unnamed = (await lockedPackages())
    .filter(([, { dev, link }]) => !dev && !link)
    .filter(([name, { license = 'none' }]) => !PERMISSIVE.has(license) && !isNamed(name))
    .map(([name, { license }]) => `${name}: ${license}`);
  expect(unnamed).toEqual([]);
});

it('of the encoder name the version that is installed', async () => {
  const version = (await lockedPackages()).find(([name]) => name === 'wasm-media-encoders')?.[1].version;
  for (const page of ['docs/third-party.md', 'src/build/licences-plugin.ts'])
    expect(await read(page)).toMatch(new RegExp(`wasm-media-encoders\`? ${version}`));
});
