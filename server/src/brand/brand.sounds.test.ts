import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mp3, wave } from '../testing/sounds.ts';
import { audioSeconds } from './audio.length.ts';
import { readBrand } from './brand.read.ts';
import { brandsFixture } from './brand.testing.ts';

test('how long a file sounds is read from its frames', () => {
  expect(audioSeconds('a.wav', wave(2))).toBe(2);
  expect(audioSeconds('a.mp3', mp3(40))).toBeCloseTo((40 * 1152) / 44_100, 5);
  const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 20]);
  expect(audioSeconds('a.mp3', Buffer.concat([tag, Buffer.alloc(20), mp3(2)]))).toBeCloseTo(0.052, 3);
  expect(audioSeconds('a.mp3', Buffer.alloc(0))).toBeUndefined();
});

test('a sound of the folder is served, and named for what plays it', async () => {
  const fixture = await brandsFixture('aurora');
  await mkdir(fixture.path('aurora/sounds'));
  await fixture.write('aurora/sounds/message.mp3', mp3(30));
  await fixture.write('aurora/sounds/message.wav', wave(1));
  const brand = await readBrand(fixture.dir, 'aurora');
  const file = brand.files.get('sounds/message.mp3');
  expect(file?.contentType).toBe('audio/mpeg');
  expect(brand.files.has('sounds/message.wav')).toBe(false);
  expect(brand.files.get('pages.css')?.body.toString()).toContain(
    `--sound-message:"/brands/aurora/sounds/message.mp3?v=${file?.hash}"`,
  );
});
