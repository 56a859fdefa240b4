// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newComponent, Refused, withExport } from '../../scripts/new.ts';

const real = resolve(import.meta.dirname, '..');
let source: string;

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'new-component-'));
  cpSync(join(real, 'components/Progress'), join(source, 'components/Progress'), { recursive: true });
  cpSync(join(real, 'index.ts'), join(source, 'index.ts'));
});
afterEach(() => rmSync(source, { recursive: true }));

test('a new component is a copy of a living one under its own name, and has its line in the index', async () => {
  const written = newComponent(source, 'UploadRow').map((path) => path.slice(source.length + 1));
  expect(written).toEqual([
    'components/UploadRow/UploadRow.guide.ts',
    'components/UploadRow/UploadRow.stories.tsx',
    'components/UploadRow/UploadRow.test.tsx',
    'components/UploadRow/UploadRow.tsx',
    'components/UploadRow/UploadRow.variants.ts',
    'index.ts',
  ]);
  for (const path of written.slice(0, -1)) {
    const text = readFileSync(join(source, path), 'utf8');
    expect(text.match(/progress(?!bar)/gi) ?? []).toEqual([]);
    await transformWithOxc(text, path);
  }
  const [, stories = '', behaves = '', component = ''] = written.map((path) =>
    readFileSync(join(source, path), 'utf8'),
  );
  expect(stories).toMatch(/title: '\w+\/UploadRow',\s+component: UploadRow\b/);
  expect(behaves).toContain('<UploadRow ');
  expect(component).toMatch(/\/\*\*[^/]+\*\/\nexport function UploadRow\b/);
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  expect(index).toContain(
    "export { UploadRow, type UploadRowProps } from './components/UploadRow/UploadRow.tsx';",
  );
});

test('the line in the index stands in the order of paths', () => {
  const index = "export { A } from './components/A/A.tsx';\nexport { C } from './components/C/C.tsx';\n";
  expect(withExport(index, 'B').match(/components\/\w/g)).toEqual([
    'components/A',
    'components/B',
    'components/C',
  ]);
});

test.each(['uploadRow', 'Upload Row', '../Etc', 'Progress'])(
  '%j is refused and nothing is written',
  (name) => {
    const before = readFileSync(join(source, 'index.ts'), 'utf8');
    expect(() => newComponent(source, name)).toThrow(Refused);
    expect(readFileSync(join(source, 'index.ts'), 'utf8')).toBe(before);
  },
);
