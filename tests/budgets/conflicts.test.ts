import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/src/testing/temporary-folder.ts';
import { conflictsIn } from './conflicts.ts';

const repository = (files: Record<string, string>): string => {
  const folder = temporaryFolder();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
};

test('each end of a merge that was left in a tracked file is found', () => {
  const ends = `one\n${'<'.repeat(7)} HEAD\nmine\n${'='.repeat(7)}\ntheirs\n${'>'.repeat(7)} 1f2e3d4 Say it so\n`;
  const folder = repository({
    'note.md': ends,
    'a.ts': 'const a = 1 << 7;\n',
    'title.md': `Title\n${'='.repeat(7)}\n`,
  });
  expect(conflictsIn(folder)).toEqual(['note.md:2', 'note.md:6']);
});

test('a folder that is no repository has none', () => {
  expect(conflictsIn(temporaryFolder())).toEqual([]);
});
