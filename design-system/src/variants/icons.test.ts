import { expect, test } from 'vitest';
import * as glyphs from '../icons/index.ts';
import { AREAS, SOLIDS } from './icons.ts';

const paths = Object.entries(glyphs).flatMap(([name, glyph]) =>
  glyph.flatMap(([tag, { d }]) => (tag === 'path' && typeof d === 'string' ? [[name, d] as const] : [])),
);

test.each(AREAS)('%s begins paths of the set that enclose something, and no arrow', (start) => {
  const found = paths.filter(([, d]) => d.startsWith(start));
  expect(found.length).toBeGreaterThan(0);
  // A line with a corner has no curve, and would be filled as a triangle.
  for (const [name, d] of found) expect(d, name).toMatch(/[ac]/);
});

/** Drawings that say whether something was pressed by being solid. */
const STATES = ['HeartIcon', 'StarIcon', 'CommentIcon'];

test.each(SOLIDS)('%s begins paths of the set that enclose something, and no state', (start) => {
  const found = paths.filter(([, d]) => d.startsWith(start));
  expect(found.length).toBeGreaterThan(0);
  for (const [name, d] of found) {
    expect(d, name).toMatch(/[ac]/);
    expect(STATES).not.toContain(name);
  }
});
