import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorkroom } from './workroom.ts';

test('what a suite left running is ended and told, whichever group it moved to', async () => {
  const room = openWorkroom();
  const byEnvironment = spawn('/bin/sleep', ['601'], {
    detached: true,
    env: { ...process.env, TMPDIR: room.folder },
  });
  const byArgument = spawn('/bin/sh', ['-c', 'while :; do sleep 0.1; done', join(room.folder, 'data')], {
    detached: true,
  });
  const ended = Promise.all([byEnvironment, byArgument].map((child) => once(child, 'exit')));
  const told = await room.clear();
  await ended;
  expect(told.some((command) => command.includes('sleep 601'))).toBe(true);
  expect(told.some((command) => command.includes(`${room.folder}/data`))).toBe(true);
  expect(existsSync(room.folder)).toBe(false);
});

test('a stranger is left alone', async () => {
  const stranger = spawn('/bin/sleep', ['602'], { detached: true });
  const room = openWorkroom();
  expect(await room.clear()).toEqual([]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill();
});
