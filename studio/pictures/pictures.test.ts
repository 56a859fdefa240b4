// @vitest-environment node
import { expect, test } from 'vitest';
import { editorSchemas } from '../../server/src/brand/brand.schema.editor.ts';
import { choicesOf, fieldsOf, type Schema } from '../schema.ts';
import { pictureOf } from './pictures.ts';

const fields = fieldsOf(JSON.parse(editorSchemas().get('brand.schema.json') ?? '{}') as Schema);
const levers = fields.flatMap(([path, schema]) =>
  path.startsWith('variants.') ? [[path, choicesOf(schema) ?? []] as const] : [],
);

test('every value of every lever has a picture of its own: draw it in studio/pictures', () => {
  expect(levers.length).toBeGreaterThan(15);
  const missing = levers.flatMap(([path, values]) =>
    values.filter((value) => (pictureOf(path, value)?.length ?? 0) === 0).map((value) => `${path} ${value}`),
  );
  expect(missing).toEqual([]);
  for (const [path, values] of levers)
    expect(new Set(values.map((value) => JSON.stringify(pictureOf(path, value)))).size, path).toBe(
      values.length,
    );
});

test('nothing is drawn outside its picture', () => {
  const outside = levers.flatMap(([path, values]) =>
    values.filter((value) =>
      pictureOf(path, value)?.some((shape) => {
        if ('path' in shape) return false;
        const [x, y, width, height = width] = shape.at;
        const [left, top] = 'radius' in shape ? [x, y] : [x - width, y - width];
        const [right, bottom] = 'radius' in shape ? [x + width, y + height] : [x + width, y + width];
        return left < 0 || top < 0 || right > 48 || bottom > 36;
      }),
    ),
  );
  expect(outside).toEqual([]);
});

test('what is no lever has none', () => {
  expect([pictureOf('tabs', 'home'), pictureOf('variants.nav', 'nowhere'), pictureOf('nav', 'bar')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
