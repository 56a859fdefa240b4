// @vitest-environment node
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { page } from './pictures.testing.ts';
import { decode, difference, isSame, shrink } from './pictures.ts';
import { keyOf } from './references.ts';

const shareOf = async (one: Buffer, other: Buffer, near = 0) =>
  difference(await decode(one), await decode(other), near).share;

test('a picture and its stored reference are the same, to the last step of a channel', async () => {
  const noise = sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const png = await noise.png().toBuffer();
  expect(await shareOf(png, await shrink(png))).toBe(0);
  expect(isSame(await decode(png), await decode(await shrink(png)))).toBe(true);
});

test('one pixel or one row more is not the same picture', async () => {
  const plain = await decode(await page({}));
  expect(isSame(plain, await decode(await page({ mark: { left: 10, top: 10 } })))).toBe(false);
  expect(isSame(plain, await decode(await page({ height: 101 })))).toBe(false);
});

test('a colour that is further away than is near is another colour', async () => {
  const [one, other] = [await page({ ground: '#f3f6fc' }), await page({ ground: '#f3f6fb' })];
  expect(await shareOf(one, other)).toBe(1);
  expect(await shareOf(one, other, 1)).toBe(0);
});

test('a mark that moved is found: where it was and where it is', async () => {
  const moved = [
    await page({ mark: { left: 10, top: 10 } }),
    await page({ mark: { left: 50, top: 50 } }),
  ] as const;
  expect(await shareOf(...moved)).toBe(50 / 10_000);
});

test('of another size, the common area is compared and the rest differs', async () => {
  const small = await page({ mark: { left: 10, top: 10 } });
  expect(await shareOf(small, await page({ mark: { left: 10, top: 10 }, height: 101 }))).toBe(100 / 10_100);
  expect(await shareOf(await page({ height: 101 }), await page({}))).toBe(100 / 10_100);
  expect(await shareOf(small, await page({ mark: { left: 20, top: 10 }, height: 101 }))).toBe(150 / 10_100);
  // 100 × 100 and 101 × 99: 99 rows of 100 in common, 100 + 99 pixels in one of them alone.
  expect(await shareOf(small, await page({ mark: { left: 10, top: 10 }, width: 101, height: 99 }))).toBe(
    199 / 10_099,
  );
});

test('references belong to a browser’s major version and a font package', () => {
  expect(keyOf('156.0.8078.79', '1:20220127+repack1-1')).toBe(
    'chromium-156_fonts-noto-cjk-1.20220127+repack1-1',
  );
});
