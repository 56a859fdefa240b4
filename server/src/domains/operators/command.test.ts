import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearCommands } from '../../testing/heard.ts';

const heard = hearCommands();

/** What a shell offers where somebody has written so much. */
const offered = async (...typed: string[]): Promise<string[]> => {
  heard.said = '';
  expect(await main(['completion', 'bash'])).toBe(0);
  const words = typed.map((word) => `'${word}'`).join(' ');
  const script = `${heard.said}\nCOMP_WORDS=(ops ${words}); COMP_CWORD=${typed.length}; _ops; echo "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split(' ');
};

test('commands, what they do, their flags and the brands are offered', async () => {
  expect(await offered('per')).toEqual(['person']);
  expect(await offered('person', 'forget')).toEqual(['forget-security-code']);
  expect(await offered('person', 'ban', 'ann', '--f')).toEqual(['--for-good']);
  expect(await offered('report', 'd')).toEqual(['dismiss']);
  expect(await offered('posts', 'list', '--brand', 'aur')).toEqual(['aurora']);
  expect(await offered('nothing', '')).toEqual(['']);
});

test('what zsh gets learns it as bash does; another shell is refused', async () => {
  expect(await main(['completion', 'zsh'])).toBe(0);
  expect(heard.said).toMatch(/^autoload -U \+X bashcompinit/);
  expect(await main(['completion', 'fish'])).toBe(2);
});

test('help of one command is of it alone', async () => {
  for (const args of [
    ['audit', '--help'],
    ['help', 'audit'],
  ]) {
    heard.said = '';
    expect(await main(args)).toBe(0);
    expect(heard.said).toContain('audit check');
    expect(heard.said).toContain('[--next <…>] [--json]   what they did');
    expect(heard.said).not.toContain('person');
  }
});
