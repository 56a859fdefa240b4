import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBrand } from './brand.read.ts';
import { BRANDS_DIR, brandsFixture } from './brand.testing.ts';
import { markOf } from './brand.wallpaper.ts';

/** How much of each pixel of a mask is there, from 0 to 255. */
const alphaOf = async (png: Buffer): Promise<(x: number, y: number) => number> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => data[(y * info.width + x) * 4 + 3] ?? -1;
};
const icon = (tile: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#3a3fc9"/><stop offset="1" stop-color="#0b6f86"/></linearGradient></defs><rect width="64" height="64" fill="${tile}"/><circle cx="32" cy="32" r="16" fill="#fff"/></svg>`;

test.each(['#123456', 'url(#g)'])(
  'a mark is the icon without its tile of %s, with air around it',
  async (tile) => {
    const alpha = await alphaOf(await markOf(icon(tile)));
    expect(alpha(72, 72)).toBe(255);
    for (const [x, y] of [
      [5, 5],
      [40, 40],
      [104, 104],
      [72, 48],
    ] as const)
      expect(alpha(x, y)).toBe(0);
  },
);

const wearing = async (wallpaper: string) => {
  const fixture = await brandsFixture('aurora');
  await fixture.change('aurora/brand.json', ['variants'], { wallpaper });
  return readBrand(fixture.dir, 'aurora');
};

test('the mark is served to whom it is drawn for, and to no other brand', async () => {
  const [mark, dots] = await Promise.all([wearing('mark'), wearing('dots')]);
  const file = mark.files.get('mark.png');
  expect(file?.contentType).toBe('image/png');
  expect(mark.files.get('pages.css')?.body.toString()).toContain(
    `--wallpaper-art:url("/brands/aurora/mark.png?v=${file?.hash}")`,
  );
  expect(dots.files.has('mark.png')).toBe(false);
  expect(dots.files.get('pages.css')?.body.toString()).not.toContain('--wallpaper-art');
});

test('a picture lies under a veil of each scheme, and follows the scheme by itself', async () => {
  const brand = await readBrand(BRANDS_DIR, 'lotus');
  const css = brand.files.get('pages.css')?.body.toString() ?? '';
  expect(brand.files.get('pictures/wallpaper.svg')?.contentType).toMatch(/^image\/svg/);
  const [light, dark] = [...css.matchAll(/--wallpaper-veil:(\d\d)%/g)].map(([, percent]) => Number(percent));
  // Pale in light, dark in the dark: neither is hidden more than words need.
  expect(light).toBeLessThan(90);
  expect(dark).toBeLessThan(90);
});

test('what is not painted is the ground, and takes no veil', async () => {
  const veils = async (drawn: string) => {
    const fixture = await brandsFixture('aurora');
    await fixture.change('aurora/brand.json', ['variants'], { wallpaper: 'picture' });
    await mkdir(fixture.path('aurora/pictures'), { recursive: true });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1170 2532">${drawn}</svg>`;
    await writeFile(fixture.path('aurora/pictures/wallpaper.svg'), svg);
    const brand = await readBrand(fixture.dir, 'aurora');
    const css = brand.files.get('pages.css')?.body.toString() ?? '';
    return [...css.matchAll(/--wallpaper-veil:(\d+)%/g)].map(([, percent]) => Number(percent));
  };
  const pale = '<rect width="1170" height="2532" fill="#fafafa"/>';
  const [filled, open] = await Promise.all([
    veils(pale),
    veils('<rect width="9" height="9" fill="#fafafa"/>'),
  ]);
  expect(open[0]).toBe(filled[0]);
});
