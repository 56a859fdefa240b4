import { mkdir } from 'node:fs/promises';
import type { BrandsFixture } from '../brand.testing.ts';
import type { Break } from './break.testing.ts';

const scene =
  (svg: string) =>
  async (fixture: BrandsFixture): Promise<void> => {
    await mkdir(fixture.path('aurora/scenes'));
    await fixture.write('aurora/scenes/search.svg', svg);
  };
const drawing = (content: string, box = 'viewBox="0 0 200 160"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
const FILE = 'aurora/scenes/search.svg';

/** Of drawings that a folder brings for states and the login. */
export const brokenScenes: Break[] = [
  [
    'a scene without a size',
    scene(drawing('<circle r="9"/>', '')),
    FILE,
    /it has no viewBox, .*; write viewBox="0 0 200 160" into its <svg>/,
  ],
  [
    'a scene in a colour that is none of the theme',
    scene(drawing('<circle r="9" fill="var(--tint-a)"/>')),
    FILE,
    /the theme has no colour --tint-a, .*; write one that it has, such as var\(--illustration-tint-a\)/,
  ],
  [
    'a scene that loads something',
    scene(drawing('<image href="https://plum.example/a.png"/>')),
    FILE,
    /the element <image> is not allowed/,
  ],
  ['a heavy scene', scene(drawing(' '.repeat(65_536))), FILE, /make it no larger than 65,536 bytes/],
];
