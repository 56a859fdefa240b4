import { box, circle, filled, path, put } from './forms.ts';
import { A, B, C, FLAP, GIFT, GROUND, INK, PALE, SEAL } from './inks.ts';
import type { Kit } from './kit.ts';

/** Building blocks: squares, circles and their halves and quarters, each in one flat colour. */
/** A little over its straight sides, as tiles are: a screen would show what lies behind two that end at one line. */
const quarterOver = (by: number): string => path(`M-${by}-${by}H40V0A40 40 0 0 1 0 40H-${by}Z`);
const quarter = quarterOver(0.2);
const half = (r: number): string => path(`M-${r} 0A${r} ${r} 0 0 1 ${r} 0Z`);
type Turn = 0 | 90 | 180 | 270;
/** Where a shape has its straight sides, which are the tile's, its ground ends before them: it would be seen along the line. */
const tile = (ground: string, shape: string, x: number, y: number, turn: Turn): string => {
  const places = { 0: [0, 0], 90: [40, 0], 180: [40, 40], 270: [0, 40] } as const;
  const [right, down] = places[turn];
  const [left, top] = [right === 0 ? 1 : -0.2, down === 0 ? 1 : -0.2];
  return filled(ground, box(x + left, y + top, 39.2, 39.2)) + put(shape, x + right, y + down, 1, turn);
};
const arch = (fill: string): string => filled(fill, quarter);
/** A ring, and in it a quarter that has a side of its own at the tile's. */
const rings = (fill: string, inner: string): string =>
  filled(fill, path('M19-.2H40V0A40 40 0 0 1 0 40H-.2V19H0A19 19 0 0 0 19 0Z')) +
  put(filled(inner, quarterOver(0.4)), 0, 0, 0.5);

const corners = (...fills: readonly [string, string, string, string]): string => {
  const [one, two, three, four] = fills;
  return (
    filled(GROUND, box(20, 0, 160, 160)) +
    tile(one, rings(PALE, two), 20, 0, 180) +
    tile(three, arch(one), 140, 0, 90) +
    tile(four, arch(GROUND), 20, 120, 270) +
    tile(two, rings(GROUND, three), 140, 120, 0)
  );
};
const row = (y: number, tiles: readonly string[]): string =>
  tiles.map((each, at) => put(each, at * 100, y, 2.5)).join('');
const block = (ground: string, shape: string, turn: Turn): string => tile(ground, shape, 0, 0, turn);

export const blocks: Kit = {
  parts: {
    bubble:
      filled(A, box(-44, -32, 88, 52), path('M-24 20H4A28 28 0 0 1-24 48Z')) +
      filled(PALE, circle(-22, -6, 7), circle(0, -6, 7), circle(22, -6, 7)),
    reply: filled(C, half(44), box(-44, -1, 88, 25), path('M-24 24H0A24 24 0 0 1-24 48Z')),
    photo:
      filled(PALE, box(-36, -46, 72, 92)) +
      filled(B, box(-28, -38, 56, 56)) +
      filled(A, path('M-28 18V-10L0 18Z'), path('M28 18V-24L-14 18Z')) +
      filled(SEAL, circle(-10, -22, 9)) +
      filled(C, box(-28, 27, 36, 9)),
    blank: filled(C, box(-36, -46, 72, 92)) + filled(INK, path('M-28-38H28V18A56 56 0 0 1-28-38Z')),
    person:
      filled(A, path('M-36 42A36 36 0 0 1 36 42Z'), box(-36, 40, 72, 6)) +
      filled(B, circle(0, -16, 21)) +
      filled(INK, path('M-21-16A21 21 0 0 1 21-16Z')),
    friend:
      filled(C, box(-30, 8, 60, 40)) +
      filled(PALE, box(-19, -32, 38, 38)) +
      filled(INK, path('M-19-32H19A38 38 0 0 1-19 6Z')),
    lens:
      filled(INK, circle(-8, -10, 42)) +
      filled(PALE, circle(-8, -10, 30)) +
      filled(B, path('M-38-10A30 30 0 0 1 22-10Z')) +
      filled(A, path('M16 26 28 14 56 42 44 54Z')) +
      filled(C, circle(-8, -10, 9)),
    lost:
      filled(PALE, path('M-2-56V12H-50A68 68 0 0 1-2-56Z')) +
      filled(B, path('M6-40V12H46A52 52 0 0 0 6-40Z')) +
      filled(A, path('M-56 18H56A36 36 0 0 1 20 54H-20A36 36 0 0 1-56 18Z')) +
      filled(INK, path('M-80 54H80V80H-80Z')),
    envelope:
      filled(GIFT, box(-36, -46, 72, 92)) +
      filled(FLAP, path('M-36-46H36A36 36 0 0 1-36-46Z'), box(-36, -46, 72, 2)) +
      filled(SEAL, circle(0, -10, 14)),
    coin: filled(SEAL, circle(0, 0, 14)) + filled(INK, path('M0-14A14 14 0 0 1 0 14Z')),
    sun:
      filled(B, circle(0, 0, 84)) +
      filled(A, path('M-84 0A84 84 0 0 1 84 0Z')) +
      filled(SEAL, circle(0, 0, 42)),
  },
  behind: {
    all: corners(B, A, C, INK),
    messages: corners(A, C, B, INK),
    people: corners(C, B, A, INK),
    wallet: corners(INK, C, A, B),
    connection: corners(C, INK, B, A),
  },
  around: '',
  land:
    filled(GROUND, box(0, 0, 800, 800)) +
    row(500, [
      block(GROUND, arch(C), 270),
      block(C, arch(B), 180),
      block(GROUND, arch(C), 0),
      block(B, arch(GROUND), 270),
      block(GROUND, arch(B), 180),
      block(C, rings(GROUND, A), 0),
      block(GROUND, arch(A), 270),
      block(GROUND, arch(C), 180),
    ]) +
    row(600, [
      block(A, rings(PALE, B), 90),
      block(B, arch(A), 0),
      block(C, arch(INK), 180),
      block(A, arch(B), 270),
      block(INK, rings(C, PALE), 90),
      block(A, arch(C), 0),
      block(B, arch(A), 180),
      block(INK, arch(B), 90),
    ]) +
    row(700, [
      block(INK, arch(C), 0),
      block(A, arch(A), 0),
      block(B, rings(A, GROUND), 270),
      block(C, arch(PALE), 180),
      block(A, arch(B), 0),
      block(B, arch(INK), 270),
      block(A, rings(B, C), 90),
      block(C, arch(A), 0),
    ]),
  welcome: { sun: [280, 150], bubble: [124, 140, 1.5], photo: [232, 282, 1.3], envelope: [124, 282, 1.2] },
};
