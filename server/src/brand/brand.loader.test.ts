import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FONT_BYTES } from './brand.assets.ts';

import { loadBrands } from './brand.loader.ts';
import { BRANDS_DIR, brandsFixture, pathOf, refusal } from './brand.testing.ts';

const strict = { strict: true } as const;

describe('the brands of the repository', () => {
  test('are all served, each on its hosts, in both languages', async () => {
    const brands = await loadBrands(BRANDS_DIR, strict);
    expect(brands.all.length).toBeGreaterThanOrEqual(5);
    for (const brand of brands.all) {
      expect(brands.byId(brand.id)).toBe(brand);
      for (const host of brand.config.hosts) expect(brands.byHost(`${host.toUpperCase()}:3000`)).toBe(brand);
      expect(brand.config.title['zh-CN']).not.toBe('');
      expect(brand.themeColor.light).toMatch(/^#[0-9a-f]{6}$/);
      expect(brand.themeColor.dark).not.toBe(brand.themeColor.light);
    }
    expect(brands.byHost('localhost:3000')).toBe(brands.byHost('127.0.0.1'));
    expect(brands.byHost('elsewhere.example')).toBeUndefined();
  });

  test(`keep their fonts within ${FONT_BYTES} bytes and preload the one of the running text`, async () => {
    const brands = await loadBrands(BRANDS_DIR, strict);
    expect(brands.byId('aurora')?.fontPreloads).toHaveLength(1);
    for (const brand of brands.all) {
      const fonts = [...brand.files].filter(([path]) => path.endsWith('.woff2'));
      const bytes = fonts.reduce((sum, [, file]) => sum + file.body.byteLength, 0);
      expect(bytes).toBeLessThanOrEqual(FONT_BYTES);
      // A brand may do without a font of its own.
      expect(brand.fontPreloads).toHaveLength(fonts.length > 0 ? 1 : 0);
      for (const [path, file] of fonts)
        expect(brand.themeCss).toContain(`/brands/${brand.id}/${path}?v=${file.hash}`);
    }
  });

  test('publish no secret and no file beside the listed ones', async () => {
    const brands = await loadBrands(BRANDS_DIR, strict);
    const known =
      /^(brand\.json|theme\.css|pages\.css|wallet\.css|icon\.svg|wordmark\.svg|mark\.png|scenes\/[a-z]+\.(light|dark)\.svg|sounds\/[a-z]+\.(mp3|wav)|pictures\/wallpaper\.(svg|webp|jpg|avif)|fonts\/[a-z0-9-]+\.woff2|messages\.(zh-CN|en|zh-TW)\.json|pages\/(404|500|503)\.(zh-CN|en|zh-TW)\.html)$/;
    for (const brand of brands.all)
      expect([...brand.files.keys()].filter((path) => !known.test(path))).toEqual([]);
  });
});

test('where it is worked on, every brand answers at its own name too, and one that lists the name comes first', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  await fixture.change('aurora/brand.json', ['hosts'], ['aurora.example']);
  const local = await loadBrands(fixture.dir, { ...strict, answersLocally: true });
  expect(local.byHost('aurora.localhost:3000')?.id).toBe('aurora');
  expect(local.only(({ id }) => id === 'aurora').byHost('aurora.localhost')?.id).toBe('aurora');
  expect((await loadBrands(fixture.dir, strict)).byHost('aurora.localhost')).toBeUndefined();
  await fixture.change('lotus/brand.json', ['hosts'], ['aurora.localhost']);
  const taken = await loadBrands(fixture.dir, { ...strict, answersLocally: true });
  expect(taken.byHost('aurora.localhost')?.id).toBe('lotus');
});

test('switches that a file leaves out have their defaults', async () => {
  const fixture = await brandsFixture('aurora');
  await fixture.change('aurora/brand.json', ['features'], { envelopes: { lucky: false } });
  const { all } = await loadBrands(fixture.dir, strict);
  expect(all[0]?.config.features).toEqual({
    google: false,
    captcha: false,
    discover: true,
    publish: true,
    videos: true,
    envelopes: { lucky: false, minesweeper: false },
    wallet: { withdrawal: true },
    groups: { create: true },
  });
});

test('a folder that is added is served at the next start', async () => {
  const fixture = await brandsFixture('aurora');
  await cp(fixture.path('aurora'), fixture.path('sixth'), { recursive: true });
  await fixture.change('sixth/brand.json', ['id'], 'sixth');
  await fixture.change('sixth/brand.json', ['hosts'], ['sixth.example']);
  await fixture.write('sixth/messages.en.json', '{"nav.home": "Start"}');
  const brands = await loadBrands(fixture.dir, strict);
  expect(brands.byHost('sixth.example')?.messages.get('en')).toEqual({ 'nav.home': 'Start' });
});

test('minesweeper with withdrawal is served where a licence names the permit', async () => {
  const fixture = await brandsFixture('aurora');
  await fixture.change('aurora/brand.json', ['features'], { envelopes: { minesweeper: true } });
  await fixture.change('aurora/brand.json', ['licence'], 'Permit 12/2026 of the gaming board');
  expect((await loadBrands(fixture.dir, strict)).all).toHaveLength(1);
});

test('a link out of the folder is refused, one inside it is read', async () => {
  const fixture = await brandsFixture('aurora');
  await rename(fixture.path('aurora/icon.svg'), fixture.path('outside.svg'));
  await symlink('../outside.svg', fixture.path('aurora/icon.svg'));
  expect((await refusal(fixture.dir)).message).toMatch(/^aurora\/icon\.svg: it is a link out of the folder/);
  await rm(fixture.path('aurora/icon.svg'));
  await rename(fixture.path('outside.svg'), fixture.path('aurora/mark.svg'));
  await symlink('mark.svg', fixture.path('aurora/icon.svg'));
  expect((await loadBrands(fixture.dir, strict)).all).toHaveLength(1);
});

test('a host of two brands is refused and both are named', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  await fixture.change('lotus/brand.json', ['hosts'], ['lotus.localhost', 'localhost']);
  const error = await refusal(fixture.dir);
  expect(error.findings.map(pathOf)).toEqual(['lotus/brand.json, hosts[1]']);
  expect(error.message).toContain('"localhost" belongs to the brand aurora already');
});

test('all findings of all folders are told at once', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  await fixture.change('aurora/brand.json', ['country'], 'China');
  await fixture.change('aurora/tokens.json', ['density', 'gap'], undefined);
  await rm(fixture.path('lotus/icon.svg'));
  expect((await refusal(fixture.dir)).findings.map(pathOf)).toEqual([
    'aurora/brand.json, country',
    'aurora/tokens.json, density.gap',
    'lotus/icon.svg',
  ]);
});

test('in production a broken brand is told and the others go on', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  await rm(fixture.path('aurora/tokens.json'));
  const told: string[] = [];
  const brands = await loadBrands(fixture.dir, {
    strict: false,
    onRefused: (error) => told.push(error.message),
  });
  expect(brands.all.map(({ id }) => id)).toEqual(['lotus']);
  expect(told).toEqual([expect.stringContaining('aurora/tokens.json: the file is missing')]);
});

test('a folder without any brand, or none at all, ends the start in both modes', async () => {
  const fixture = await brandsFixture();
  await mkdir(join(fixture.dir, 'schema'));
  await expect(loadBrands(fixture.dir, strict)).rejects.toThrow('it holds no brand that can be served');
  await expect(loadBrands(fixture.path('none'), { strict: false })).rejects.toThrow('set BRANDS_DIR');
});
