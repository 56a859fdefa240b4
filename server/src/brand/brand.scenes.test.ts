import { mkdir } from 'node:fs/promises';
import { SCENES } from '@livery/design-system/variants';
import { expect, test } from 'vitest';
import { readBrand } from './brand.read.ts';
import { brandsFixture } from './brand.testing.ts';
import { pixelsOf } from './raster.ts';
import { svgProblem } from './svg.ts';

const WAYS = ['outline', 'blocks', 'paper', 'grid', 'glow'] as const;
const wearing = async (scenes: string, own: Readonly<Record<string, string>> = {}) => {
  const fixture = await brandsFixture('aurora');
  await fixture.change('aurora/brand.json', ['variants'], { scenes });
  await mkdir(fixture.path('aurora/scenes'));
  for (const [name, svg] of Object.entries(own)) await fixture.write(`aurora/scenes/${name}.svg`, svg);
  return readBrand(fixture.dir, 'aurora');
};
const textOf = ({ files }: Awaited<ReturnType<typeof wearing>>, path: string): string =>
  files.get(path)?.body.toString() ?? '';

test.each(WAYS)('every scene of %s is a picture in the colours of each scheme', async (way) => {
  const brand = await wearing(way);
  for (const name of SCENES) {
    const [light, dark] = ['light', 'dark'].map((scheme) => textOf(brand, `scenes/${name}.${scheme}.svg`));
    expect(svgProblem(light ?? '')).toBeUndefined();
    expect(light).not.toContain('var(');
    expect(light).not.toContain('undefined');
    expect(light).not.toBe(dark);
    expect(textOf(brand, 'pages.css')).toContain(
      `--scene-${name}:url("/brands/aurora/scenes/${name}.light.svg?v=`,
    );
  }
});

/** A width that no tile of the drawing begins at a whole pixel of. */
const WIDTH = 977;

test('blocks of one colour that meet are one: no line of what lies below is seen between them', async () => {
  const brand = await wearing('blocks');
  const pixels = await pixelsOf(textOf(brand, 'scenes/land.light.svg'), WIDTH);
  const at = (x: number, y: number): number =>
    pixels.readUInt32BE(4 * (Math.round((y / 800) * WIDTH) * WIDTH + Math.round((x / 800) * WIDTH)));
  // Of the lowest row: the second and the third block, above the quarter that the third has in its corner.
  for (let x = 190; x <= 210; x += 1) expect(at(x, 725)).toBe(at(190, 725));
});

test('who draws as components do is served no picture', async () => {
  const brand = await wearing('shapes');
  expect([...brand.files.keys()].filter((path) => path.startsWith('scenes/'))).toEqual([]);
  expect(textOf(brand, 'pages.css')).not.toContain('scene');
});

const OWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160"><style>@media(prefers-color-scheme:dark){circle{fill:#123456}}</style><circle r="9" fill="var(--illustration-tint-a)"/></svg>';

test.each(['shapes', 'paper'])(
  'a drawing of the folder stands in for one, with %s for the others',
  async (way) => {
    const brand = await wearing(way, { search: OWN });
    const tint = brand.tokens.get('illustration.light.tintA');
    expect(tint?.type).toBe('color');
    expect(textOf(brand, 'scenes/search.light.svg')).toMatch(
      /<style><\/style><circle r="9" fill="#[0-9a-f]{6}"/,
    );
    expect(textOf(brand, 'scenes/search.dark.svg')).toContain('<style>circle{fill:#123456}</style>');
    const css = textOf(brand, 'pages.css');
    expect(css).toContain('[data-scene=search]{');
    expect(css.includes('[data-scene=messages]')).toBe(way === 'paper');
  },
);
