import { area, box, dot, each, frame, line, type Pictures, phone, ring, type Shape } from './shapes.ts';

/** A face in its shape. */
const face = (shape: Shape): Shape[] => [
  shape,
  dot(24, 14.5, 4, 'ground'),
  area('M16.5 26Q17 20 24 20Q31 20 31.5 26Z', 'ground'),
];

export const avatar: Pictures = {
  token: [...face(box(12, 6, 24, 24, 'accent', 6)), line('M12 12V9A3 3 0 0 1 15 6H18', 'ink', 1.6)],
  circle: face(dot(24, 18, 12, 'accent')),
  squircle: face(area('M24 6C34 6 36 8 36 18S34 30 24 30S12 28 12 18S14 6 24 6Z', 'accent')),
  leaf: face(area('M24 6A12 12 0 0 1 36 18V30H24A12 12 0 0 1 24 6Z', 'accent')),
};

/** How something goes from below to above, and where it ends. */
const course = (path: string): Shape[] => [
  line('M5 31H43', 'soft'),
  line('M5 9H43', 'soft', 0.6),
  line(path, 'ink', 1.6),
  dot(42, 9, 2.4, 'accent'),
];

export const motion: Pictures = {
  calm: course('M5 31C22 31 22 9 42 9'),
  springy: course('M5 31C12 31 14 -4 22 4C27 9 28 14 32 10C35 7 37 9 42 9'),
  crisp: course('M5 31C9 31 9 9 15 9H42'),
};

export const sounds: Pictures = {
  soft: [line('M4 18q5 -14 10 0t10 0t10 0t10 0', 'accent', 1.6)],
  glass: [
    ...each([6, 12, 18, 24, 30, 36, 42], (x) => [line(`M${x} ${18 - 84 / x}V${18 + 84 / x}`, 'accent', 1)]),
    dot(6, 4, 1.6, 'ink'),
  ],
  wood: each([4, 13, 22, 31, 40], (x) => [box(x, 6 + x / 5, 5, 24 - (x * 2) / 5, 'accent', 2)]),
  digital: [line('M4 24V11H12V24H20V11H28V24H36V11H44', 'accent', 1.6)],
  none: [line('M4 18H44', 'soft', 1.6), line('M19 13L29 23M29 13L19 23', 'ink', 1.6)],
};

const shaken = (strengths: readonly number[]): Shape[] => [
  ...phone(),
  ...each(strengths, (by) => [
    line(`M${13 - by * 3.5} ${12 - by}Q${10 - by * 3.5} 18 ${13 - by * 3.5} ${24 + by}`, 'accent', 1.4),
    line(`M${35 + by * 3.5} ${12 - by}Q${38 + by * 3.5} 18 ${35 + by * 3.5} ${24 + by}`, 'accent', 1.4),
  ]),
];

export const haptics: Pictures = { light: shaken([0]), none: phone(), strong: shaken([0, 1, 2]) };

const HOUSE = 'M12 17L24 7L36 17V30H12Z';
const DOOR = 'M21 30V22H27V30';

export const icons: Pictures = {
  line: [line(HOUSE, 'ink', 2), line(DOOR, 'ink', 2)],
  duotone: [area(HOUSE, 'tint'), line(HOUSE, 'accent', 2), line(DOOR, 'accent', 2)],
  filled: [area(HOUSE, 'accent'), area(`${DOOR}Z`, 'ground')],
};

export const scenes: Pictures = {
  shapes: [dot(19, 20, 11, 'tint'), box(23, 12, 18, 18, 'tint', 6), dot(33, 12, 4.5, 'accent')],
  outline: [
    area('M10 32L23 14L36 32Z', 'tint'),
    dot(38, 13, 4, 'tint'),
    line('M7 29L20 11L33 29Z', 'ink'),
    ring(36, 10, 4, 'ink'),
  ],
  blocks: [
    box(8, 6, 12, 12, 'accent'),
    area('M20 18A12 12 0 0 1 32 6V18Z', 'ink'),
    area('M8 30A12 12 0 0 1 20 18V30Z', 'tint'),
    box(20, 18, 12, 12, 'soft'),
    area('M32 18A12 12 0 0 1 44 30H32Z', 'accent'),
  ],
  paper: [
    dot(34, 11, 5, 'accent'),
    area('M3 20Q14 10 26 18T45 15V33H3Z', 'tint'),
    area('M3 26Q16 17 28 24T45 22V33H3Z', 'tint'),
    area('M3 30Q18 23 30 29T45 28V33H3Z', 'accent'),
  ],
  grid: [
    line('M8 3V33M16 3V33M24 3V33M32 3V33M40 3V33M3 9H45M3 18H45M3 27H45', 'soft', 0.6),
    box(16, 9, 16, 18, 'accent'),
    frame(24, 18, 16, 9, 'ink'),
  ],
  glow: [
    dot(24, 18, 16, 'tint'),
    area('M24 18L12 8A16 16 0 0 1 36 8Z', 'accent'),
    area('M24 18L36 28A16 16 0 0 1 12 28Z', 'tint'),
    line('M24 2V34M8 18H40M12 8L36 28M36 8L12 28', 'ground', 1),
    ring(24, 18, 16, 'ink'),
  ],
};
