// @vitest-environment node
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decode, difference, shrink } from './pictures.ts';
import { keyOf } from './references.ts';

const page = (mark: { left: number; top: number } | null, width = 100) => {
  const ground = sharp({ create: { width, height: 100, channels: 3, background: '#f3f6fc' } });
  const dot = { create: { width: 5, height: 5, channels: 3, background: '#4955e5' } } as const;
  return ground
    .composite(mark ? [{ input: dot, ...mark }] : [])
    .png()
    .toBuffer();
};

const shareOf = async (one: Buffer, other: Buffer) =>
  difference(await decode(one), await decode(other)).share;

test('a picture and its stored reference are the same', async () => {
  const png = await page({ left: 10, top: 10 });
  expect(await shareOf(png, await shrink(png))).toBe(0);
});

test('a mark that moved is found: where it was and where it is', async () => {
  const share = await shareOf(await page({ left: 10, top: 10 }), await page({ left: 50, top: 50 }));
  expect(share).toBe(50 / 10_000);
});

test('a picture of another size is another picture', async () => {
  expect(await shareOf(await page(null), await page(null, 101))).toBe(1);
});

test('references belong to a browser’s major version and a font package', () => {
  expect(keyOf('156.0.8078.79', '1:20220127+repack1-1')).toBe(
    'chromium-156_fonts-noto-cjk-1.20220127+repack1-1',
  );
});
