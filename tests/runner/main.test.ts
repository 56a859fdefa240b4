import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** Runs `npm test -- <suite>`; `stopAt` is the output at which it gets Ctrl-C. */
const npmTest = async (suite: string, env: Record<string, string>, stopAt?: string) => {
  const child = spawn(process.execPath, [RUN, suite], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isStopped = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isStopped || stopAt === undefined || !output.includes(stopAt)) return;
      isStopped = child.kill('SIGINT');
    });
  }
  const [code] = await once(child, 'close');
  return { code, output, closing: output.trimEnd().split('\n').at(-1) };
};

test('without a browser nothing runs, and every suite that was asked for counts as failed', async () => {
  const { code, output, closing } = await npmTest('budgets', { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(output).toContain('CHROMIUM_PATH names /nowhere/chromium, which is not there.');
  expect(output).not.toContain('== ');
  expect([code, closing]).toEqual([1, '0 passed, 2 failed']);
});

test('after Ctrl-C it still says how many failed', async () => {
  const { code, closing } = await npmTest('unit', {}, '== unit');
  expect(code).toBe(130);
  expect(closing).toMatch(/^\d+ passed, [1-9]\d* failed$/);
});
