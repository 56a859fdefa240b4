import { mkdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { BrandsFixture } from '../brand.testing.ts';
import type { Break } from './break.testing.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } });

const picture =
  (name: string, content: Promise<Buffer> | string, login = 'full') =>
  async (fixture: BrandsFixture): Promise<void> => {
    await fixture.change('aurora/brand.json', ['variants'], { login });
    await rm(fixture.path('aurora/pictures'), { recursive: true, force: true });
    await mkdir(fixture.path('aurora/pictures'));
    await fixture.write(`aurora/pictures/${name}`, await content);
  };

/** Of the photograph at the login. */
export const brokenLoginPictures: Break[] = [
  [
    'a photograph at a login that shows none',
    picture('login.webp', plain(800, 1600).webp().toBuffer(), 'card'),
    'aurora/brand.json, variants.login',
    /pictures\/login\.webp would be seen by nobody; write "full"/,
  ],
  [
    'a text that is named as a photograph',
    picture('login.jpg', 'no picture'),
    'aurora/pictures/login.jpg',
    /it is no jpeg picture, .*; export it once more/,
  ],
  [
    'a small photograph at the login',
    picture('login.avif', plain(300, 900).avif().toBuffer()),
    'aurora/pictures/login.avif',
    /it is 300 × 900, and at the login it would be blurred/,
  ],
  [
    'a heavy photograph at the login',
    picture('login.webp', Promise.resolve(Buffer.alloc(150_001))),
    'aurora/pictures/login.webp',
    /it has 150,001 bytes/,
  ],
];
