import { readFile } from 'node:fs/promises';
import type { Break } from '../../../server/src/brand/broken/break.testing.ts';
import { write } from './changes.ts';

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${viewBox}>${content}</svg>`;
const tile = '<rect width="64" height="64" fill="#123456"/>';
const mark = `${tile}<circle cx="32" cy="32" r="9" fill="#fff"/>`;
const square = ' viewBox="0 0 64 64"';

/** Icons and wordmarks. */
export const drawingsBreaks: Break[] = [
  [
    'an icon that is not square',
    write('icon.svg', svg(' viewBox="0 0 64 40"', mark)),
    'aurora/icon.svg, viewBox',
    /it is 64 × 40, and an icon is square/,
  ],
  [
    'an icon that cannot be drawn',
    write('icon.svg', svg(' viewBox="0 0 9000000 9000000"', mark)),
    'aurora/icon.svg',
    /too large or too intricate/,
  ],
  ['an icon without a size', write('icon.svg', svg('', mark)), 'aurora/icon.svg, viewBox', /has no size/],
  ['an empty icon', write('icon.svg', svg(square, tile)), 'aurora/icon.svg', /one even area/],
  [
    'an icon with open corners',
    write('icon.svg', svg(square, '<circle cx="32" cy="32" r="30"/>')),
    'aurora/icon.svg',
    /corners are transparent/,
  ],
  [
    'a wordmark as high as wide',
    write('wordmark.svg', svg(square, mark)),
    'aurora/wordmark.svg, viewBox',
    /1\.5 to 8 times as wide as high/,
  ],
  [
    'an empty wordmark',
    write('wordmark.svg', svg(' viewBox="0 0 134 40"', '')),
    'aurora/wordmark.svg',
    /even/,
  ],
  [
    'a name that is not read in the dark',
    async (f) => {
      const drawing = await readFile(f.path('aurora/wordmark.svg'), 'utf8');
      await f.write('aurora/wordmark.svg', drawing.replace(/@media.*?}}/, ''));
    },
    'aurora/wordmark.svg, dark',
    /#171b27 has a contrast of 1\.\d\d on the dark ground #.*, and 3 is needed to read the name; write #/,
  ],
  [
    'a name that is not read in the light',
    async (f) => {
      const drawing = await readFile(f.path('aurora/wordmark.svg'), 'utf8');
      await f.write('aurora/wordmark.svg', drawing.replace('.n{fill:#171b27}', '.n{fill:#e4e7ee}'));
    },
    'aurora/wordmark.svg, light',
    /#e4e7ee has a contrast of 1\.\d\d on the light ground/,
  ],
  [
    'a mark as dark as its tile',
    write('icon.svg', svg(square, `${tile}<circle cx="32" cy="32" r="9" fill="#234567"/>`)),
    'aurora/icon.svg',
    /the mark #234567 has a contrast of 1\.\d\d on its tile #123456, and 3 is needed/,
  ],
  [
    'a mark that is lost in the dark',
    write(
      'icon.svg',
      svg(
        square,
        `<style>.m{fill:#fff}@media (prefers-color-scheme: dark){.m{fill:#234567}}</style>${tile}<circle class="m" cx="32" cy="32" r="9"/>`,
      ),
    ),
    'aurora/icon.svg, dark',
    /the mark #234567/,
  ],
];
