// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { colorsOf, SCHEMES } from './contrast.ts';
import { contrastRatio, drawn } from './srgb.ts';
import { brandIds, readTokenFile } from './testing.ts';
import { parseTokens } from './tokens.ts';
import { veilOver } from './veil.ts';

const gray = (share: number) => ({ components: [share, share, share] as const, alpha: 1 });
const read = (id: string) => {
  const parsed = parseTokens(readTokenFile(id));
  if (parsed.status === 'refused') throw new Error('refused');
  return parsed.tokens;
};

describe.each(brandIds.flatMap((id) => SCHEMES.map((scheme) => ({ id, scheme }))))(
  '$id in $scheme',
  ({ id, scheme }) => {
    const tokens = read(id);
    const { read: color } = colorsOf(tokens, scheme);
    const harsh = [gray(0), gray(1)];

    test('words are read on the harshest picture under its veil, and not under less of one', () => {
      const veil = veilOver(tokens, scheme, harsh, 0);
      const least = (percent: number): number => {
        const grounds = harsh.map((each) =>
          drawn({ ...color('chat.wallpaper'), alpha: percent / 100 }, each),
        );
        const words = ['text.primary', 'text.secondary', 'text.link', 'accent.text'].map(color);
        return Math.min(...grounds.flatMap((ground) => words.map((word) => contrastRatio(word, ground))));
      };
      expect(veil).toBeLessThan(100);
      expect(least(veil)).toBeGreaterThanOrEqual(4.5);
      expect(least(veil - 12)).toBeLessThan(4.5);
    });

    test('a picture in the colour of the wallpaper needs none', () => {
      expect(veilOver(tokens, scheme, [color('chat.wallpaper')], 0)).toBe(0);
    });
  },
);
