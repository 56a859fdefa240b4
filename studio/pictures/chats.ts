import { area, box, dot, each, frame, line, type Pictures, ring, type Shape, words } from './shapes.ts';

/** Words in a bubble of the accent. */
const said = words(17, 13.5, [16, 11], 'ground');

const ground = (...shapes: readonly Shape[]): Shape[] => [
  box(2, 2, 44, 32, 'tint', 3),
  ...shapes,
  box(7, 8, 18, 7, 'ground', 3),
  box(23, 20, 18, 7, 'accent', 3),
];

const DOTS = [6, 14, 22, 30, 38].flatMap((x) => [6, 13, 20, 27].map((y) => [x + (y % 2) * 3, y] as const));

export const own: Pictures = {
  right: [box(3, 5, 24, 10, 'soft', 4), box(21, 20, 24, 10, 'accent', 4)],
  left: [box(3, 5, 24, 10, 'soft', 4), box(3, 20, 24, 10, 'accent', 4)],
};

export const bubble: Pictures = {
  corner: [
    area('M18 8H34A6 6 0 0 1 40 14V26A2 2 0 0 1 38 28H18A6 6 0 0 1 12 22V14A6 6 0 0 1 18 8Z', 'accent'),
    ...said,
  ],
  tail: [box(10, 8, 28, 18, 'accent', 6), area('M34 22Q37 28 43 28Q38 25 38 18Z', 'accent'), ...said],
  round: [box(10, 8, 30, 20, 'accent', 10), ...said],
  square: [box(10, 8, 30, 20, 'accent', 1), ...said],
  lines: [box(10, 8, 1.8, 20, 'accent'), ...words(15, 11, [24, 18, 21])],
};

export const grouping: Pictures = {
  foot: [
    ...each([3, 14, 25], (y) => [box(13, y, y === 14 ? 20 : 28, 8.5, 'soft', 4)]),
    dot(6.5, 29, 4.2, 'accent'),
  ],
  head: [
    ...each([3, 14, 25], (y) => [box(13, y, y === 14 ? 20 : 28, 8.5, 'soft', 4)]),
    dot(6.5, 7.5, 4.2, 'accent'),
  ],
  tight: [
    box(13, 3, 28, 30, 'soft', 4),
    line('M13 13H41M13 23H41', 'ground', 1),
    dot(6.5, 29, 4.2, 'accent'),
  ],
};

export const wallpaper: Pictures = {
  clouds: ground(dot(36, 11, 8, 'tint'), dot(12, 25, 8, 'tint'), dot(28, 16, 5, 'tint')),
  plain: ground(),
  dots: ground(...each(DOTS, ([x, y]) => [dot(x, y, 0.9, 'accent')])),
  grid: ground(line('M10 2V34M18 2V34M26 2V34M34 2V34M42 2V34M2 9H46M2 17H46M2 25H46', 'accent', 0.4)),
  gradient: ground(box(2, 12, 44, 22, 'tint'), box(2, 19, 44, 15, 'tint'), box(2, 27, 44, 7, 'tint')),
  mark: ground(...each(DOTS, ([x, y]) => [area(`M${x} ${y - 2}l2 2l-2 2l-2 -2z`, 'accent')])),
  picture: ground(dot(37, 10, 3.5, 'accent'), area('M2 34L14 19L23 30L33 16L46 34Z', 'accent')),
};

const letter = box(9, 5, 30, 26, 'accent', 3);

export const envelope: Pictures = {
  paper: [
    letter,
    area('M9 8A3 3 0 0 1 12 5H36A3 3 0 0 1 39 8V12Q24 20 9 12Z', 'tint'),
    ...each([14, 21, 28, 34], (x) => [dot(x, 9 + (x % 3), 0.9, 'ground')]),
    dot(24, 22, 3.4, 'ground'),
  ],
  seal: [
    letter,
    line('M9 8L24 20L39 8', 'ground', 1.2),
    dot(24, 20, 5, 'ground'),
    ring(24, 20, 3.2, 'accent'),
  ],
  pattern: [
    letter,
    ...each([18, 22, 26], (y) => [line(`M9 ${y}q2.5 -3 5 0t5 0t5 0t5 0t5 0t5 0`, 'ground', 0.8)]),
    line('M9 13H39', 'ground', 1.2),
    box(20, 10, 8, 6, 'ground', 1),
  ],
};

export const chatList: Pictures = {
  lines: each([1, 13, 25], (y) => [
    dot(8, y + 5, 3.6, 'accent'),
    ...words(15, y + 2.2, [20, 26]),
    line(`M15 ${y + 11}H46`, 'soft', 0.7),
  ]),
  cards: each([0.5, 12.5, 24.5], (y) => [
    frame(3, y, 42, 10.5, 'ink', 3),
    dot(9, y + 5.2, 3, 'accent'),
    ...words(15, y + 2.6, [18, 24]),
  ]),
  dense: each([2, 9, 16, 23, 30], (y) => [dot(7, y + 2, 2.1, 'accent'), box(12, y + 1, 30, 2, 'soft', 1)]),
};
