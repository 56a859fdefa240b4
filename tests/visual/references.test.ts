// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from './pictures.testing.ts';
import { type Folders, find, forget, judge, keyOf, folders as own, renew } from './references.ts';

const FONTS = '1:20220127+repack1-1';
const here = keyOf('156.0.8078.79', FONTS);
const key = (major: number, fonts = FONTS) => keyOf(`${major}.0.1.2`, fonts);

let folders: Folders;

beforeEach(() => {
  const room = mkdtempSync(join(tmpdir(), 'references-'));
  folders = { references: join(room, 'references'), failed: join(room, 'failed') };
});
afterEach(() => rmSync(join(folders.references, '..'), { recursive: true }));

const keep = (...keys: string[]) => {
  for (const name of keys) mkdirSync(join(folders.references, name), { recursive: true });
};
const nearest = () => find(here, folders.references).folder.slice(folders.references.length + 1);

test('this machine’s own references are its measure, with no remark', () => {
  keep(key(155), here, key(157));
  expect(find(here, folders.references)).toEqual({
    folder: join(folders.references, here),
    allowed: 0.0002,
    near: 0,
  });
});

test('without them the nearest browser with the same fonts is, and then any', () => {
  keep('README', key(120), key(156, '2:1-1'), key(154));
  expect(nearest()).toBe(key(154));
  forget(folders.references);
  keep(key(99, '2:1-1'), key(150, '2:1-1'));
  expect(nearest()).toBe(key(150, '2:1-1'));
});

test('another version may differ in one pixel of a hundred, and says so', () => {
  keep(key(154));
  const { allowed, note } = find(here, folders.references);
  expect(allowed).toBe(0.01);
  expect(note).toBe(`References were drawn by ${key(154)}, this is ${here}: up to 1 % of pixels may differ.`);
});

test('a picture that is its reference is the same; one without is missing', async () => {
  const shot = { key: here, name: 'button', png: await page({ mark: { left: 1, top: 1 } }) };
  expect(await judge(shot, folders)).toEqual({ status: 'missing' });
  expect(await renew(shot, folders)).toEqual({ status: 'renewed' });
  expect(await judge(shot, folders)).toEqual({ status: 'same', note: undefined });
  expect(await judge({ ...shot, name: 'other' }, folders)).toEqual({ status: 'missing' });
});

test('one row more differs here and passes on another version', async () => {
  const row = { name: 'page', png: await page({ height: 201 }) };
  await renew({ key: here, name: 'page', png: await page({ height: 200 }) }, folders);
  expect(await judge({ ...row, key: here }, folders)).toMatchObject({ status: 'differs', share: 1 / 201 });
  const elsewhere = await judge({ ...row, key: key(157) }, folders);
  expect(elsewhere).toMatchObject({ status: 'same', note: expect.stringContaining('1 % of pixels') });
});

test('more than one pixel of a hundred differs on every version, and a map shows where', async () => {
  await renew({ key: here, name: 'page', png: await page({}) }, folders);
  const verdict = await judge({ key: key(157), name: 'page', png: await page({ height: 103 }) }, folders);
  expect(verdict).toMatchObject({ status: 'differs', allowed: 0.01, note: expect.stringContaining(here) });
  expect(readdirSync(folders.failed)).toEqual(['page.difference.png', 'page.png']);
});

test('to forget removes the references of every version', () => {
  keep(here, key(154));
  forget(folders.references);
  expect(existsSync(folders.references)).toBe(false);
});

test('all references together stay below 6 MB', () => {
  const files = readdirSync(own.references, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1e6).toBeLessThan(6);
});
