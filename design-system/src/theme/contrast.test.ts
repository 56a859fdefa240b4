// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contrastFindings } from './contrast.findings.ts';
import { judgeContrast } from './contrast.ts';
import { contrastRatio } from './srgb.ts';
import { brandIds, changed, readTokenFile } from './testing.ts';
import type { ThemeTokens } from './themeTokens.ts';
import { parseTokens } from './tokens.ts';

function tokensOf(json: unknown): ThemeTokens {
  const parsed = parseTokens(json);
  if (parsed.status === 'refused') throw new Error('refused');
  return parsed.tokens;
}

const gray = (share: number) => ({ components: [share, share, share] as const, alpha: 1 });

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio(gray(0), gray(1))).toBeCloseTo(21);
  expect(contrastRatio(gray(0.5), gray(0.5))).toBe(1);
  // The published example of WCAG: #767676 on white.
  expect(contrastRatio(gray(0x76 / 255), gray(1))).toBeCloseTo(4.54, 2);
});

describe.each(brandIds)('%s', (id) => {
  test('every pair of both schemes meets WCAG AA', () => {
    const tokens = tokensOf(readTokenFile(id));
    expect(contrastFindings(tokens)).toEqual([]);
    expect(judgeContrast(tokens).length).toBeGreaterThan(200);
  });
});

test('a text too close to its ground is named with its ratio', () => {
  const pale = changed('color.light.text.primary.$value', {
    colorSpace: 'srgb',
    components: [0.8, 0.8, 0.8],
  });
  const [first] = contrastFindings(tokensOf(pale));
  expect(first).toMatchObject({
    path: 'color.light.text.primary',
    why: expect.stringMatching(/^#cccccc on .* has a contrast of 1\.\d\d, and 4\.5 is needed to be read$/),
  });
});
