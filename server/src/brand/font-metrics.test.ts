import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontMetrics } from './font-metrics.ts';

const files = globSync(new URL('../../../brands/*/fonts/*.woff2', import.meta.url).pathname);
const [signs, texts] = [
  files.filter((file) => file.endsWith('-rupee.woff2')),
  files.filter((file) => !file.endsWith('-rupee.woff2')),
];

test.each(texts)('%s has the proportions of a text font', (file) => {
  const { ascent, descent, lineGap, width } = fontMetrics(readFileSync(file)) ?? expect.fail();
  expect(width).toBeGreaterThan(0.4);
  expect(width).toBeLessThan(0.5);
  expect(ascent + descent + lineGap).toBeGreaterThan(0.95);
  expect(ascent + descent + lineGap).toBeLessThan(1.4);
  expect(descent).toBeGreaterThan(0.2);
});

test.each(signs)('%s, which has no letters, is not measured', (file) => {
  expect(fontMetrics(readFileSync(file))).toBeUndefined();
});

test('what is no font, or is cut off, is not measured', () => {
  const whole = readFileSync(texts[0] ?? '');
  expect(fontMetrics(whole)).toBeDefined();
  for (const length of [0, 20, 60, 200, whole.length / 2])
    expect(fontMetrics(whole.subarray(0, length))).toBeUndefined();
  expect(fontMetrics(Buffer.from('wOF2 and nothing that follows'))).toBeUndefined();
});
