import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { CARD, createBrandImages, ICON_SIZES, imageUrl, MASKABLE_SIZES } from './brand.images.ts';
import { loadBrands } from './brand.loader.ts';
import { manifestOf } from './brand.manifest.ts';
import { BRANDS_DIR, brandsFixture } from './brand.testing.ts';
import type { Brand } from './brand.ts';

let brands: readonly Brand[];
beforeAll(async () => {
  brands = (await loadBrands(BRANDS_DIR, { strict: true })).all;
});

async function images() {
  const dir = join(temporaryFolder(), 'made-when-needed');
  return { dir, images: createBrandImages(dir) };
}

test('the icon is there in every size, on a full tile', async () => {
  const { images: pictures } = await images();
  for (const brand of brands) {
    const paths = [
      ...ICON_SIZES.map((size) => [`icons/${size}.png`, size] as const),
      ...MASKABLE_SIZES.map((size) => [`icons/maskable-${size}.png`, size] as const),
    ];
    for (const [path, size] of paths) {
      const file = await pictures.get(brand, path);
      const { data, info } = await sharp(file?.body)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([path, info.width, info.height]).toEqual([path, size, size]);
      expect([data[3], data.at(-1)]).toEqual([255, 255]);
    }
  }
});

test('a maskable icon keeps its mark inside the circle that every system leaves', async () => {
  const { images: pictures } = await images();
  for (const brand of brands) {
    const whole = await pictures.get(brand, 'icons/512.png');
    const masked = await pictures.get(brand, 'icons/maskable-512.png');
    const inner = await sharp(masked?.body)
      .extract({ left: 51, top: 51, width: 410, height: 410 })
      .toBuffer();
    const small = await sharp(whole?.body).resize(410).toBuffer();
    const apart = await sharp(inner)
      .composite([{ input: small, blend: 'difference' }])
      .removeAlpha()
      .toBuffer();
    const { channels } = await sharp(apart).stats();
    for (const { mean } of channels) expect(mean).toBeLessThan(6);
  }
});

test('the card of a shared link has the size that networks ask for, and shows icon and wordmark', async () => {
  const { images: pictures } = await images();
  for (const brand of brands) {
    const file = await pictures.get(brand, 'card.png');
    expect(await sharp(file?.body).metadata()).toMatchObject({ ...CARD, format: 'png' });
    const right = await sharp(file?.body)
      .extract({ left: CARD.height, top: 0, width: CARD.width - CARD.height, height: CARD.height })
      .toBuffer();
    const { channels } = await sharp(right).stats();
    expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
  }
});

test('a picture is drawn once and kept under its hash; another drawing gets another address', async () => {
  const { dir, images: pictures } = await images();
  const [brand] = brands;
  if (brand === undefined) throw new Error('no brand');
  await Promise.all([1, 2, 3].map(() => pictures.get(brand, 'icons/96.png')));
  expect(await readdir(dir)).toHaveLength(1);
  const again = await createBrandImages(dir).get(brand, 'icons/96.png');
  expect(imageUrl(brand, 'icons/96.png')).toContain(`?v=${again?.hash}`);
  const fixture = await brandsFixture('aurora');
  await fixture.write('aurora/icon.svg', brand.iconSvg.replace('rect', 'rect opacity="1"'));
  const [changed] = (await loadBrands(fixture.dir, { strict: true })).all;
  expect(changed && imageUrl(changed, 'icons/96.png')).not.toBe(imageUrl(brand, 'icons/96.png'));
});

test.each(['icons/97.png', 'icons/maskable-96.png', 'card.jpg', '../x.png'])(
  '%s is not drawn',
  async (path) => {
    const { images: pictures } = await images();
    const [brand] = brands;
    expect(brand && (await pictures.get(brand, path))).toBeUndefined();
  },
);

test('the manifest has what an installation asks for, and every picture of it exists', async () => {
  const { images: pictures } = await images();
  for (const brand of brands) {
    const manifest = manifestOf(brand) as {
      icons: { src: string; sizes: string; purpose: string }[];
      screenshots: { src: string }[];
    };
    const { locale, title } = brand.config;
    expect(manifest).toMatchObject({ name: title[locale], lang: locale, display: 'standalone', scope: '/' });
    const found = new Set(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`));
    for (const wanted of ['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
      expect(found).toContain(wanted);
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      const path = src.replace(`/brands/${brand.id}/`, '').replace(/\?.*/, '');
      expect(brand.files.has(path) || (await pictures.get(brand, path)) !== undefined).toBe(true);
    }
  }
});
