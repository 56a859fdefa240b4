import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect(await offered('doctor', '')).not.toContain('says');
});

test('another shell is refused', async () => {
  expect(await main(['completion', 'fish'])).toBe(2);
});

/** At ^T it says what became of the line. */
const SAYS_ITS_LINE = `
say-line() { zle expand-or-complete; print -r -- "<<$BUFFER>>"; BUFFER= }
zle -N say-line
bindkey '^T' say-line`;
/** A zsh at a terminal of its own: each line is typed there, and finished. */
const AT_A_TERMINAL = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "source $1"
for line in "\${@[2,-1]}"; do
  zpty -w -n shell "$line"$'\\x14'
  zpty -r shell answer '*<<*>>*'
  answer=\${answer##*<<}
  print -r -- "\${answer%%>>*}"
done`;

const hasZsh = spawnSync('zsh', ['-c', 'zmodload zsh/zpty']).status === 0;

test.runIf(hasZsh)('zsh finishes lines, also where nobody has set its completion up', async () => {
  expect(await main(['completion', 'zsh'])).toBe(0);
  const home = await mkdtemp(join(tmpdir(), 'zsh-'));
  try {
    const script = join(home, 'ops.zsh');
    await writeFile(script, `${heard.said}\n${SAYS_ITS_LINE}`);
    const lines = ['ops per', 'ops person forget', 'ops person ban ann --f', 'ops posts list --brand aur'];
    const args = ['-f', '-c', AT_A_TERMINAL, 'zsh', script, ...lines];
    const env = { ...process.env, HOME: home, TERM: 'xterm' };
    expect(execFileSync('zsh', args, { encoding: 'utf8', env, timeout: 20_000 }).split('\n')).toEqual([
      ...['ops person ', 'ops person forget-security-code ', 'ops person ban ann --for-good '],
      ...['ops posts list --brand aurora ', ''],
    ]);
  } finally {
    await rm(home, { recursive: true });
  }
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
