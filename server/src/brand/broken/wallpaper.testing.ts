import { mkdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { BrandsFixture } from '../brand.testing.ts';
import type { Break } from './break.testing.ts';

const picture =
  (path: string, content: string | Promise<Buffer>) =>
  async (fixture: BrandsFixture): Promise<void> => {
    await fixture.change('aurora/brand.json', ['variants'], { wallpaper: 'picture' });
    await rm(fixture.path('aurora/pictures'), { recursive: true, force: true });
    await mkdir(fixture.path('aurora/pictures'));
    await fixture.write(`aurora/pictures/${path}`, await content);
  };

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 844">${content}</svg>`;

/** Of the picture behind conversations. */
export const brokenWallpapers: Break[] = [
  [
    'a picture behind conversations that is not there',
    (f) => f.change('aurora/brand.json', ['variants'], { wallpaper: 'picture' }),
    'aurora/brand.json, variants.wallpaper',
    /none lies in the folder, .*; add pictures\/wallpaper\.svg .*, or write "mark"/,
  ],
  [
    'a text that is named as a picture',
    picture('wallpaper.webp', 'no picture'),
    'aurora/pictures/wallpaper.webp',
    /it is no webp picture, .*; export it once more/,
  ],
  [
    'a picture in another format than its name says',
    picture('wallpaper.avif', plain(800, 1600, '#eef').png().toBuffer()),
    'aurora/pictures/wallpaper.avif',
    /it is no avif picture/,
  ],
  [
    'a small picture behind conversations',
    picture('wallpaper.webp', plain(300, 900, '#eef').webp().toBuffer()),
    'aurora/pictures/wallpaper.webp',
    /it is 300 × 900, .*; make each side 600 to 4,000 pixels long/,
  ],
  [
    'a heavy picture behind conversations',
    picture('wallpaper.jpg', Promise.resolve(Buffer.alloc(150_001))),
    'aurora/pictures/wallpaper.jpg',
    /it has 150,001 bytes, .*; make it no larger than 150,000 bytes/,
  ],
  [
    'a picture that words cannot be read on',
    picture('wallpaper.svg', drawing('<path d="M0 0h390v844H0z" fill="#fff"/><path d="M0 0h200v844H0z"/>')),
    'aurora/pictures/wallpaper.svg',
    /words on it could be read in the (light|dark) scheme only where \d+ % of it is hidden/,
  ],
  [
    'a script in a picture behind conversations',
    picture('wallpaper.svg', drawing('<script>alert(1)</script>')),
    'aurora/pictures/wallpaper.svg',
    /the element <script> is not allowed/,
  ],
];
