import { readFile } from 'node:fs/promises';
import { FONT_BYTES } from '../brand.assets.ts';
import { type Break, config } from './break.testing.ts';

/** Of the typefaces. */
export const brokenFonts: Break[] = [
  [
    'a path that leaves the folder',
    config(['fonts', 0, 'file'], 'fonts/../../x.woff2'),
    'aurora/brand.json, fonts[0].file',
    /is no woff2 file in the folder fonts\/, .*; name the file fonts\/x.woff2/,
  ],
  [
    'a missing font',
    config(['fonts', 0, 'file'], 'fonts/none.woff2'),
    'aurora/fonts/none.woff2',
    /the file is missing/,
  ],
  [
    'a font that is none',
    (f) => f.write('aurora/fonts/manrope.woff2', 'hello'),
    'aurora/fonts/manrope.woff2',
    /it is no woff2 font/,
  ],
  [
    'text behind the signature of a font',
    (f) => f.write('aurora/fonts/manrope.woff2', 'wOF2 and then a letter to a friend'),
    'aurora/fonts/manrope.woff2',
    /it begins as a woff2 font, and no browser could read what follows/,
  ],
  [
    'junk behind the signature of a font',
    async (f) => {
      const font = await readFile(f.path('aurora/fonts/manrope.woff2'));
      await f.write(
        'aurora/fonts/manrope.woff2',
        Buffer.concat([font.subarray(0, 200), Buffer.alloc(9000, 7)]),
      );
    },
    'aurora/fonts/manrope.woff2',
    /it begins as a woff2 font/,
  ],
  [
    'a heavy font',
    (f) => f.write('aurora/fonts/manrope.woff2', Buffer.alloc(FONT_BYTES + 1)),
    'aurora/fonts/manrope.woff2',
    /40,001 bytes/,
  ],
];
