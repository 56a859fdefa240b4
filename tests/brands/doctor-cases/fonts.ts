import { cp, rm } from 'node:fs/promises';
import type { Break } from '../../../server/src/brand/broken/break.testing.ts';
import { config, token, write } from './changes.ts';

/** Families and files of fonts. */
export const fontsBreaks: Break[] = [
  [
    'a font that nobody has',
    token('type.family.mono', ['Fira Nothing', 'monospace']),
    'aurora/tokens.json, type.family.mono',
    /"Fira Nothing" has no file and comes with no system/,
  ],
  [
    'a weight that no file has',
    token('type.weight.display', 900),
    'aurora/tokens.json, type.weight.display',
    /no file of Manrope has the weight 900/,
  ],
  [
    'a font that no text uses',
    async (fixture) => {
      await fixture.change('aurora/brand.json', ['fonts', 1, 'family'], 'Manrope Two');
    },
    'aurora/brand.json, fonts[1].family',
    /no text is set in "Manrope Two"/,
  ],
  ['fonts without licence', (f) => rm(f.path('aurora/fonts/OFL.txt')), 'aurora/fonts/OFL.txt', /licence/],
  [
    'files of fonts that are swapped',
    async (f) => {
      await f.change('aurora/brand.json', ['fonts', 1], {
        family: 'IBM Plex Sans',
        file: 'fonts/manrope-rupee.woff2',
        weight: [400, 700],
        style: 'normal',
        range: 'U+20B9',
      });
      await f.change(
        'aurora/tokens.json',
        ['type', 'family', 'mono', '$value'],
        ['IBM Plex Sans', 'monospace'],
      );
    },
    'aurora/brand.json, fonts[1].file',
    /fonts\/manrope-rupee.woff2 is the font Manrope ExtraLight, so texts in IBM Plex Sans would show in Manrope/,
  ],
  [
    'a part of a font in the place of the whole',
    async (f) => {
      await cp(f.path('aurora/fonts/manrope-rupee.woff2'), f.path('aurora/fonts/manrope.woff2'));
    },
    'aurora/brand.json, fonts[0].file',
    /fonts\/manrope.woff2 lacks letters of English/,
  ],
  [
    'a font for characters that it has not',
    config(['fonts', 1, 'range'], 'U+0400-04FF'),
    'aurora/brand.json, fonts[1].range',
    /has none of the characters of U\+0400-04FF/,
  ],
  [
    'weights that the file lacks',
    config(['fonts', 0, 'weight'], [200, 900]),
    'aurora/brand.json, fonts[0].weight',
    /has the weights 400 to 800 and not 200 to 900, .*; write \[400, 800\]/,
  ],
  [
    'a font that nobody listed',
    async (f) => {
      await cp(f.path('aurora/fonts/manrope.woff2'), f.path('aurora/fonts/manrope-two.woff2'));
    },
    'aurora/fonts/manrope-two.woff2',
    /brand.json does not list it, .*; list it in brand.json under fonts, with "file": "fonts\/manrope-two.woff2"/,
  ],
  [
    'a font of another kind',
    write('fonts/Manrope.ttf', 'x'),
    'aurora/fonts/Manrope.ttf',
    /only woff2 files in the folder fonts\/ are served/,
  ],
];
