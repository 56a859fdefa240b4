// @vitest-environment node
import { boundFindings } from '@livery/design-system/theme';
import { expect, test } from 'vitest';
import { withToken } from '../draft.ts';
import { drafts, made } from '../drafts.testing.ts';
import { ASPECTS, aspectOf, MOST, type Shadow, shadowValue, withAspect, withColor } from './shadows.ts';

const LEVELS = ['light', 'dark'].flatMap((scheme) =>
  ['card', 'float', 'sheet'].map((level) => `elevation.${scheme}.${level}`),
);
const shadowIn = (draft: (typeof drafts)[number], path: string): Shadow => {
  const token = draft.tokens.get(path);
  if (token?.type !== 'shadow') throw new Error(`${path} is no shadow`);
  return token.value;
};

const layers: Shadow = [1, 2].map((times) => ({
  color: { components: [0, 0, 0], alpha: 0.1 * times },
  offsetX: { value: 0, unit: 'px' },
  offsetY: { value: -4 * times, unit: 'px' },
  blur: { value: 12 * times, unit: 'px' },
  spread: { value: -2 * times, unit: 'px' },
  inset: false,
}));

test('a shadow is as strong, far and soft as most of it, and its layers keep their proportions', () => {
  expect(ASPECTS.map((aspect) => aspectOf(layers, aspect))).toEqual([20, 8, 24]);
  const stronger = withAspect(layers, 'strength', 40);
  expect(stronger.map(({ color }) => color.alpha)).toEqual([0.2, 0.4]);
  const nearer = withAspect(layers, 'distance', 4);
  expect(nearer.map(({ offsetY }) => offsetY.value)).toEqual([-2, -4]);
  const harder = withAspect(layers, 'softness', 12);
  expect(harder.map(({ blur, spread }) => [blur.value, spread.value])).toEqual([
    [6, -1],
    [12, -2],
  ]);
});

test('one that was nothing becomes one that is seen', () => {
  const nothing = layers.slice(1).map((layer) => ({
    ...{ ...layer, color: { ...layer.color, alpha: 0 }, offsetY: { value: 0, unit: 'px' as const } },
    ...{ blur: { value: 0, unit: 'px' as const }, spread: { value: 0, unit: 'px' as const } },
  }));
  const seen = withAspect(nothing, 'strength', 30);
  expect(ASPECTS.map((aspect) => aspectOf(seen, aspect))).toEqual([30, 4, 12]);
  expect(aspectOf(withAspect(nothing, 'distance', 9), 'distance')).toBe(9);
});

test('another colour leaves it as strong', () => {
  const red = withColor(layers, { components: [1, 0, 0], alpha: 1 });
  expect(red.map(({ color }) => [color.components[0], color.alpha])).toEqual([
    [1, 0.1],
    [1, 0.2],
  ]);
});

test('every shadow of every brand takes every value of a slider, and only that one changes', () => {
  for (const draft of drafts)
    for (const path of LEVELS)
      for (const aspect of ASPECTS)
        for (const value of [0, 1, MOST[aspect]]) {
          const changed = withAspect(shadowIn(draft, path), aspect, value);
          const next = made(withToken(draft, path, shadowValue(changed)));
          expect(boundFindings(next.tokens).filter((finding) => finding.path === path)).toEqual([]);
          expect(aspectOf(shadowIn(next, path), aspect)).toBeCloseTo(value, 5);
        }
});
