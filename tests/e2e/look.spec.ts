import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../brands/cli.ts';
import { FIXTURE_BRANDS } from '../support/fixture-brands.ts';
import { expect, test } from './support/test.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'look-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('check --look leaves pictures, findings as data and a page; compare puts two brands side by side', async () => {
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

test('sheet puts the screens of brands into one picture, a row for each', async () => {
  const path = join(folder, 'made/sheet.png');
  const screens = ['--screen', 'login', '--screen', 'feed'];
  const drawn = await brand('sheet', 'jade', 'harbor', ...screens, '--scheme', 'dark', '--out', path);
  expect(drawn).toEqual({ code: 0, out: `${path}\n`, err: '' });
  const { width = 0, height = 0 } = await sharp(path).metadata();
  expect(width).toBeGreaterThan(2 * 260);
  expect(height).toBeGreaterThan(2 * 560);
  expect(height).toBeLessThan(3 * 560);
  // Pictures lie on it, not its paper alone.
  const { channels } = await sharp(path).stats();
  for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20);
  const paper = join(folder, 'made/sheet.pdf');
  expect(await brand('sheet', 'jade', '--screen', 'login', '--out', paper)).toMatchObject({ code: 0 });
  expect((await readFile(paper)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await brand('sheet', 'jade', '--out', join(folder, 'sheet.jpg'))).code).toBe(2);
  expect((await brand('sheet', 'nobody')).code).toBe(2);
});

test('what cannot be looked at is said at once', async () => {
  const wrong = await brand('check', 'jade', '--look', '--screen', 'kitchen', '--out', folder);
  expect(wrong).toMatchObject({
    code: 2,
    err: 'There is no screen "kitchen": login, feed, post, room, profile, wallet.\n',
  });
  expect((await brand('compare', 'jade', 'jade')).code).toBe(2);
});

/** A minute and a half each: tests/README.md says when. */
test.describe('every brand of the repository', () => {
  test.skip(process.env['LOOK_AT_BRANDS'] !== '1', 'asked for by LOOK_AT_BRANDS=1');
  for (const id of Object.keys(FIXTURE_BRANDS)) {
    test(`${id} has nothing that people would trip over`, async () => {
      test.setTimeout(600_000);
      expect(await brand('check', id, '--look', '--out', folder)).toMatchObject({
        code: 0,
        out: `${id}: no findings\n`,
      });
    });
  }
});
