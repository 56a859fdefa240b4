import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openerFor } from '../../server/cli/brand/browser.ts';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { call } from '../support/client.ts';

const CLI = join(import.meta.dirname, '../../server/cli/brand.mjs');

/** A browser that only writes down where it was sent. */
async function standIn(room: string): Promise<{ program: string; sentTo: string }> {
  const [program, sentTo] = [join(room, 'browser'), join(room, 'sent-to')];
  await writeFile(program, `#!/bin/sh\nprintf '%s' "$1" > '${sentTo}'\n`);
  await chmod(program, 0o755);
  return { program, sentTo };
}

async function preview(env: Record<string, string>, ...flags: string[]) {
  const fixture = await brandsFixture('saffron');
  const room = await mkdtemp(join(tmpdir(), 'preview-'));
  onTestFinished(() => rm(room, { recursive: true, force: true }));
  const { program, sentTo } = await standIn(room);
  const args = ['preview', 'saffron', '--dir', fixture.dir, '--data', room, ...flags];
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, DATABASE_URL: inject('postgresUrl'), BROWSER: program, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part));
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(said).toContain('Ctrl-C ends it.'), { timeout: 60_000, interval: 100 });
  return { child, ended, sentTo, said: () => said };
}

test('preview sends the browser to the brand, shows it there and ends with Ctrl-C', async () => {
  const { child, ended, sentTo, said } = await preview({});
  await vi.waitFor(() => expect(existsSync(sentTo)).toBe(true), { timeout: 10_000 });
  const address = new URL(await readFile(sentTo, 'utf8'));
  expect(address.hostname).toBe('saffron.localhost');
  expect(said()).toContain(`http://guest.saffron.localhost:${address.port}/login`);
  expect(`${address.pathname}${address.search}`).toBe('/login?look-around=1&return=%2Fhome%2Frecommend');
  const config = await call({ port: Number(address.port), brand: 'saffron', url: '/brand/config' });
  expect(config).toMatchObject({ status: 200, result: { brand: 'saffron' } });
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
}, 120_000);

test('--no-open prints the addresses alone', async () => {
  const { child, ended, sentTo, said } = await preview({}, '--no-open');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(said()).toMatch(/http:\/\/guest\.saffron\.localhost:\d+\/register/);
  expect(existsSync(sentTo)).toBe(false);
}, 120_000);

test('a browser that cannot be started is said, and the preview goes on', async () => {
  const { child, ended, said } = await preview({ BROWSER: '/nowhere/browser' });
  await vi.waitFor(() => expect(said()).toContain('No browser could be started'), { timeout: 10_000 });
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
}, 120_000);

test('each system has its own way to open an address, and BROWSER comes first', () => {
  expect(openerFor('linux', {})).toEqual(['xdg-open']);
  expect(openerFor('darwin', {})).toEqual(['open']);
  expect(openerFor('win32', {})).toEqual(['cmd', '/c', 'start', '']);
  expect(openerFor('aix', {})).toEqual([]);
  expect(openerFor('darwin', { BROWSER: 'firefox' })).toEqual(['firefox']);
});
