import {
  area,
  box,
  desktop,
  dot,
  each,
  frame,
  line,
  type Pictures,
  phone,
  type Shape,
  words,
} from './shapes.ts';

/** A picture with a hill and a sun. */
const landscape = (x: number, y: number, width: number, height: number): Shape[] => [
  box(x, y, width, height, 'tint'),
  dot(x + width * 0.72, y + height * 0.3, Math.min(width, height) * 0.14, 'accent'),
  area(
    `M${x} ${y + height}V${y + height * 0.75}L${x + width * 0.35} ${y + height * 0.45}L${x + width * 0.6} ${y + height * 0.8}L${x + width * 0.78} ${y + height * 0.62}L${x + width} ${y + height * 0.85}V${y + height}Z`,
    'accent',
  ),
];

/** Fields and the button of a login, so wide. */
const form = (x: number, y: number, width: number): Shape[] => [
  frame(x, y, width, 4, 'soft', 1),
  box(x, y + 6, width, 4, 'accent', 1),
];

const actions = (places: readonly (readonly [number, number])[]): Shape[] =>
  each(places, ([x, y]) => [dot(x, y, 1.4, 'ground')]);

export const nav: Pictures = {
  bar: phone(
    box(14, 28, 20, 7, 'soft'),
    ...each([17, 20, 28, 31], (x) => [dot(x, 31, 1, 'ink')]),
    box(21.5, 26.5, 5, 5, 'accent', 2),
  ),
  flat: phone(
    line('M14 28H34', 'soft'),
    ...each([17.5, 20.5, 27.5, 30.5], (x) => [dot(x, 31.5, 1, 'ink')]),
    box(15.5, 27.4, 4, 1.4, 'accent'),
    frame(22.2, 29.8, 3.6, 3.4, 'ink', 1),
  ),
  pill: phone(
    ...words(17, 5, [14, 10]),
    box(16.5, 26, 15, 6, 'soft', 3),
    ...each([19.5, 22.5, 28.5], (x) => [dot(x, 29, 1, 'ink')]),
    dot(25.5, 29, 1.6, 'accent'),
  ),
};

export const rail: Pictures = {
  wide: desktop(
    box(2, 3, 15, 30, 'soft'),
    ...each([9, 14, 19, 24], (y) => [
      dot(5.5, y, 1.3, y === 9 ? 'accent' : 'ink'),
      box(8, y - 1, 7, 2, y === 9 ? 'accent' : 'ink', 1),
    ]),
    ...words(21, 9, [20, 14, 18]),
  ),
  icons: desktop(
    box(2, 3, 8, 30, 'soft'),
    ...each([8, 14, 20, 26], (y) => [
      dot(6, y, 1.4, y === 8 ? 'accent' : 'ink'),
      box(4, y + 2, 4, 1, y === 8 ? 'accent' : 'ink', 0.5),
    ]),
    ...words(14, 9, [27, 20, 24]),
  ),
  top: desktop(
    box(2, 3, 44, 7, 'soft'),
    ...each([7, 16, 25, 34], (x) => [box(x, 5.5, 6, 2, x === 7 ? 'accent' : 'ink', 1)]),
    ...words(10, 15, [28, 20, 24]),
  ),
};

export const feedCard: Pictures = {
  card: each([1, 19], (y) => [
    frame(9, y, 30, 16, 'ink', 3),
    box(11, y + 2, 26, 7, 'tint', 2),
    ...words(12, y + 10.5, [18]),
  ]),
  edge: [
    box(0, 0, 48, 9, 'tint'),
    ...words(3, 11, [26]),
    line('M0 16H48', 'ink'),
    box(0, 19, 48, 9, 'tint'),
    ...words(3, 30, [26]),
  ],
  magazine: [
    box(4, 2, 40, 1.8, 'ink'),
    box(4, 7, 34, 4, 'ink', 1),
    box(4, 12.5, 24, 4, 'ink', 1),
    box(4, 20, 18, 13, 'tint'),
    ...words(25, 21, [19, 16, 19]),
  ],
  compact: each([2, 13.5, 25], (y) => [
    box(35, y, 9, 9, 'tint', 1.5),
    ...words(4, y + 1, [26, 18], 'soft'),
    line(`M4 ${y + 10.2}H44`, 'soft', 0.6),
  ]),
};

export const gallery: Pictures = {
  columns: each(
    [
      [4, 2, 13],
      [4, 22, 9],
      [26, 2, 8],
      [26, 17, 14],
    ] as const,
    ([x, y, height]) => [box(x, y, 18, height, 'tint', 2), ...words(x, y + height + 1.2, [12])],
  ),
  mosaic: each(
    [
      [2, 2, 21, 15],
      [24, 2, 22, 15],
      [2, 18, 28, 16],
      [31, 18, 15, 16],
    ] as const,
    ([x, y, width, height]) => [
      box(x, y, width, height, 'accent'),
      ...words(x + 2, y + height - 4, [8], 'ground'),
    ],
  ),
  large: [...landscape(8, 1, 32, 20), ...words(8, 23, [22]), box(8, 29, 32, 7, 'tint')],
};

export const login: Pictures = {
  sheet: phone(
    ...landscape(14, 1, 20, 18),
    box(14, 15, 20, 20, 'ground', 3),
    frame(14, 15, 20, 20, 'soft', 3),
    ...form(17, 19, 14),
  ),
  split: desktop(...landscape(2, 3, 22, 30), ...words(28, 9, [10], 'ink'), ...form(28, 15, 14)),
  full: desktop(
    ...landscape(2, 3, 44, 30),
    box(14, 8, 20, 20, 'ground', 2),
    ...words(17, 11, [9], 'ink'),
    ...form(17, 15, 14),
  ),
  card: desktop(frame(14, 7, 20, 22, 'soft', 2), ...words(17, 11, [9], 'ink'), ...form(17, 15, 14)),
};

export const post: Pictures = {
  overlay: phone(
    box(14, 1, 20, 34, 'accent', 3),
    ...actions([
      [31, 14],
      [31, 18.5],
      [31, 23],
    ]),
    ...words(16.5, 26.5, [11, 8], 'ground'),
  ),
  bottom: phone(
    box(14, 1, 20, 34, 'accent', 3),
    ...words(16.5, 22, [13, 9], 'ground'),
    ...actions([
      [18, 31.5],
      [24, 31.5],
      [30, 31.5],
    ]),
  ),
  paper: phone(frame(16.5, 3.5, 15, 14, 'ink'), box(18, 5, 12, 11, 'tint'), ...words(16.5, 21, [15, 12, 14])),
  sheet: phone(
    box(14, 1, 20, 22, 'accent', 3),
    box(14, 17, 20, 18, 'ground', 3),
    frame(14, 17, 20, 18, 'soft', 3),
    ...words(17, 21.5, [14, 10, 12]),
  ),
};

export const profile: Pictures = {
  cover: phone(
    box(14, 1, 20, 11, 'accent', 3),
    dot(20, 12, 4.2, 'ground'),
    dot(20, 12, 3.4, 'ink'),
    ...words(17, 19, [12, 9]),
  ),
  plain: phone(dot(20, 9, 3.6, 'ink'), ...words(25, 6.5, [7, 5]), ...words(17, 17, [14, 10])),
  centred: phone(
    dot(24, 8.5, 4, 'ink'),
    box(19, 15, 10, 2, 'soft', 1),
    box(21, 18.5, 6, 2, 'soft', 1),
    box(18, 24, 12, 4, 'accent', 1.5),
  ),
};

export const wallet: Pictures = {
  card: phone(
    box(16.5, 4, 15, 10, 'accent', 2),
    box(18.5, 7.5, 8, 2.4, 'ground', 1),
    ...each([18, 22, 26, 30], (x) => [dot(x, 18.5, 1.4, 'accent')]),
    ...words(17, 24, [14, 11]),
  ),
  band: phone(
    box(14, 1, 20, 16, 'accent', 3),
    box(17, 6, 12, 3.4, 'ground', 1),
    box(16, 14, 16, 6, 'ground', 2),
    frame(16, 14, 16, 6, 'soft', 2),
    ...each([19, 22.4, 25.8, 29.2], (x) => [dot(x, 17, 1, 'ink')]),
    ...words(17, 24, [14, 11]),
  ),
  statement: phone(
    box(17, 5, 13, 4, 'ink', 1),
    line('M17 12.5H31', 'ink', 1),
    ...words(17, 14.6, [6]),
    line('M17 18.5H31', 'soft', 0.6),
    ...words(17, 20.2, [8]),
    line('M17 24H31', 'ink', 1),
    ...each([17, 22, 27], (x) => [box(x, 26, 4, 1.6, 'accent', 0.8)]),
  ),
  tiles: phone(
    box(16, 3.5, 16, 8, 'accent', 1.5),
    ...each([16, 24.5], (x) => [frame(x, 13, 7.5, 5.5, 'soft', 1)]),
    ...each([16, 20.2, 24.4, 28.6], (x) => [box(x, 20, 3.4, 3.4, 'tint', 0.8)]),
    ...words(17, 27, [14, 11]),
  ),
};

export const tabs: Pictures = {
  underline: [
    ...each([5, 19, 33], (x) => [box(x, 14, 10, 3, x === 5 ? 'ink' : 'soft', 1.5)]),
    box(7, 20, 6, 1.6, 'accent', 0.8),
    line('M2 24H46', 'soft', 0.6),
  ],
  pill: [
    box(2, 11, 16, 10, 'tint', 5),
    ...each([5, 19, 33], (x) => [box(x, 14.5, 10, 3, x === 5 ? 'accent' : 'soft', 1.5)]),
  ],
  text: [box(3, 12, 16, 6, 'ink', 2), ...each([22, 34], (x) => [box(x, 15, 9, 3, 'soft', 1.5)])],
};
