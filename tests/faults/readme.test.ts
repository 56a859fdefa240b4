import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../support/client.ts';
import { makeInstallation, until } from './installation.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const BRAND = 'harbor';

/** Without what is installed here: a shell finds the machine's own Node and npm, of which README.md wants 20 or newer. */
const pathOfMachine = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

test('`npm start` goes as README.md tells it: an address for each brand, somebody to look around as, and a mailbox', async () => {
  const installation = await makeInstallation(BRAND);
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...env, PATH: pathOfMachine(), PORT: '0', LOG_LEVEL: 'warn', ...installation.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches all of a terminal's processes.
    detached: true,
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
    await installation.remove();
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const address = new RegExp(`http://${BRAND}\\.localhost:(\\d+)`);
  const port = await Promise.race([
    // Where it has ended nobody looks any more.
    until(async () => Number(address.exec(said)?.[1]) || (child.exitCode !== null && 0) || undefined),
    ended.then(([code]) => Promise.reject(new Error(`ended by ${code}: ${said}`))),
  ]);
  const ask = (url: string) => call({ port, brand: BRAND, url });
  expect((await ask('/login')).status).toBe(200);
  expect((await ask('/dev/mailbox')).status).toBe(200);
  expect((await ask('/social/api/guest/recommend/public')).result.list).not.toEqual([]);
  const { result: people } = await ask('/dev/demo/people');
  expect(JSON.stringify(people)).toContain('username');
}, 180_000);
