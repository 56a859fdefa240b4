import sharp from 'sharp';
import { expect, test } from 'vitest';
import { alike, pairsOf, type Seen } from './edges/apart.ts';
import { type EdgeMap, edgesOf, overlap } from './edges/edges.ts';

interface Drawn {
  readonly ground: string;
  readonly ink: string;
  /** Where a card begins. */
  readonly top?: number;
}

/** A screen with cards on it. */
const screen = ({ ground, ink, top = 40 }: Drawn): Promise<EdgeMap> => {
  const cards = [0, 1, 2].map((at) => {
    const y = top + at * 180;
    return `<rect x="20" y="${y}" width="350" height="150" rx="12" fill="${ink}"/><circle cx="60" cy="${y + 40}" r="20" fill="${ground}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="844"><rect width="390" height="844" fill="${ground}"/>${cards.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer().then(edgesOf);
};

const LIGHT: Drawn = { ground: '#ffffff', ink: '#e4ecff' };
const OTHER: Drawn = { ground: '#fff4ec', ink: '#7a1030' };

const seen = async (id: string, drawn: Drawn): Promise<Seen> => ({
  id,
  own: new Map([['feed', await screen(drawn)]]),
  painted: new Map(),
});

test('a screen in other colours is the same, and one with its parts elsewhere is not', async () => {
  const plain = await screen(LIGHT);
  expect(overlap(plain, plain)).toBe(1);
  expect(overlap(plain, await screen(OTHER))).toBeGreaterThan(0.95);
  expect(overlap(plain, await screen({ ...LIGHT, top: 42 }))).toBeGreaterThan(0.8);
  expect(overlap(plain, await screen({ ...OTHER, top: 110 }))).toBeLessThan(0.6);
});

test('two brands that differ by their palettes alone are told', async () => {
  const all = [
    await seen('one', LIGHT),
    await seen('copy', OTHER),
    await seen('far', { ...OTHER, top: 110 }),
  ];
  const found = alike(pairsOf(all)).map(({ one, other }) => [one, other]);
  expect(found).toEqual([['one', 'copy']]);
});

test('screens of two sizes are no pair', async () => {
  const small = await edgesOf(
    await sharp({ create: { width: 390, height: 100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  const large = await screen(LIGHT);
  expect(() => overlap(small, large)).toThrow('are no pair');
});
