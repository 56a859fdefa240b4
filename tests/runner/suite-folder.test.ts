import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSuiteFolder } from './suite-folder.ts';

test('what a suite left running is ended and told, whichever group it moved to', async () => {
  const folder = makeSuiteFolder();
  const byEnvironment = spawn('/bin/sleep', ['601'], {
    detached: true,
    env: { ...process.env, TMPDIR: folder.path },
  });
  const byArgument = spawn('/bin/sh', ['-c', 'while :; do sleep 0.1; done', join(folder.path, 'data')], {
    detached: true,
  });
  const ended = Promise.all([byEnvironment, byArgument].map((child) => once(child, 'exit')));
  const told = await folder.remove();
  await ended;
  expect(told.some((command) => command.includes('sleep 601'))).toBe(true);
  expect(told.some((command) => command.includes(`${folder.path}/data`))).toBe(true);
  expect(existsSync(folder.path)).toBe(false);
});

test('a stranger is left alone', async () => {
  const stranger = spawn('/bin/sleep', ['602'], { detached: true });
  const folder = makeSuiteFolder();
  expect(await folder.remove()).toEqual([]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill();
});
