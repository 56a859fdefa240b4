import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '../brands/cli.ts';
import { expect, test } from './support/test.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'look-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('check --look leaves pictures, findings as data and a page; compare puts two brands side by side', async () => {
  test.setTimeout(240_000);
  const looked = await brand('check', 'jade', '--look', '--screen', 'login', '--json', '--out', folder);
  expect(looked.err).toContain('jade: 4 pictures looked at');
  const { looks } = JSON.parse(looked.out) as {
    looks: { brand: string; views: { picture: string; findings: unknown[] }[] }[];
  };
  expect(looks[0]?.views.map(({ picture }) => picture)).toEqual(
    ['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark'].map((view) => `login-${view}.png`),
  );
  for (const { picture } of looks[0]?.views ?? [])
    expect((await stat(join(folder, 'jade', picture))).size).toBeGreaterThan(10_000);
  expect(await readFile(join(folder, 'jade/index.html'), 'utf8')).toContain('login, desktop, dark');

  const compared = await brand('compare', 'jade', 'harbor', '--screen', 'login', '--out', folder);
  expect([compared.code, compared.err]).toEqual([0, '']);
  const page = await readFile(compared.out.trim(), 'utf8');
  expect(page).toContain('jade/login-phone-light.png');
  expect(page).toContain('harbor/login-phone-light.png');
});

test('what cannot be looked at is said at once', async () => {
  const wrong = await brand('check', 'jade', '--look', '--screen', 'kitchen', '--out', folder);
  expect(wrong).toMatchObject({
    code: 2,
    err: 'There is no screen "kitchen": login, feed, post, room, profile, wallet.\n',
  });
  expect((await brand('compare', 'jade', 'jade')).code).toBe(2);
});
