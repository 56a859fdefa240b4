// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { allFiles, firstFiles } from './first-files.ts';

const root = mkdtempSync(join(tmpdir(), 'first-files-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (files: Record<string, string>): void => {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), code);
  }
};

write({
  'design-system/package.json': JSON.stringify({
    name: '@livery/design-system',
    exports: { '.': './src/index.ts', './dialog': './src/dialog.ts' },
  }),
  'design-system/src/index.ts':
    "export { Card, type CardProps } from './Card.tsx';\nexport {\n  Menu,\n} from './Menu.tsx';\n",
  'design-system/src/Card.tsx': "import { look } from './look.ts';\n",
  'design-system/src/look.ts': '',
  'design-system/src/Menu.tsx': '',
  'src/main.tsx':
    "import './app.css';\nimport React from 'react';\nimport { Card as Box, type MenuProps } from '@livery/design-system';\nimport type { Chat } from './chat/index.ts';\nimport { Feed } from './feed/index.ts';\nconst later = () => import('./chat/Chat.tsx');\n",
  'src/feed/index.ts':
    "import { lazily } from '../lazily.ts';\nexport { Feed } from './Feed.tsx';\nexport { Chart } from './Chart.tsx';\nexport const Later = lazily();\n",
  'src/feed/Feed.tsx': "import {\n  a,\n  b,\n} from './parts.ts';\n",
  'src/feed/parts.ts': '',
  'src/feed/Chart.tsx': '',
  'src/lazily.ts': '',
  'src/chat/index.ts': '',
  'src/chat/Chat.tsx': '',
});

it('follows imports by name, through entry points, and neither types nor what comes later', () => {
  expect(firstFiles(root, 'src/main.tsx').map((file) => relative(root, file))).toEqual([
    'design-system/src/Card.tsx',
    'design-system/src/look.ts',
    'src/feed/Feed.tsx',
    'src/feed/parts.ts',
    'src/main.tsx',
  ]);
});

it('finds the product’s first screen, and no page of another route', () => {
  const files = firstFiles(join(import.meta.dirname, '../..'), 'src/main.tsx').join('\n');
  expect(files).toContain('/PostCard.tsx');
  expect(files).toContain('/BottomBar.tsx');
  expect(files).not.toMatch(/ChatPage|LoginForm|Dialog\.tsx/);
});

it('knows every source that ships, and of the design system what is used', () => {
  expect(allFiles(root).map((file) => relative(root, file))).toEqual(
    expect.arrayContaining(['src/chat/Chat.tsx', 'src/feed/Chart.tsx', 'design-system/src/Card.tsx']),
  );
  expect(allFiles(root).map((file) => relative(root, file))).not.toContain('design-system/src/Menu.tsx');
});
