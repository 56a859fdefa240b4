import type { Sharp } from 'sharp';

type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

interface Grade {
  matrix: Matrix;
  brightness: number;
  saturation: number;
}

/** Colour gradings: a 3 × 3 mix of the channels, then brightness and saturation. */
const GRADES = {
  night: {
    matrix: [
      [0.5, 0.08, 0.04],
      [0.06, 0.6, 0.1],
      [0.1, 0.2, 0.86],
    ],
    brightness: 0.86,
    saturation: 0.9,
  },
  dusk: {
    matrix: [
      [0.98, 0.14, 0.06],
      [0.08, 0.72, 0.08],
      [0.12, 0.12, 0.82],
    ],
    brightness: 0.96,
    saturation: 1.06,
  },
  warm: {
    matrix: [
      [1.06, 0.06, 0],
      [0.04, 0.96, 0],
      [0, 0.04, 0.8],
    ],
    brightness: 1,
    saturation: 1.04,
  },
  cool: {
    matrix: [
      [0.8, 0.08, 0.06],
      [0.02, 0.92, 0.08],
      [0.02, 0.1, 1.02],
    ],
    brightness: 1.02,
    saturation: 0.86,
  },
  mono: {
    matrix: [
      [0.34, 0.52, 0.14],
      [0.32, 0.52, 0.14],
      [0.3, 0.5, 0.15],
    ],
    brightness: 1.02,
    saturation: 1,
  },
  soft: {
    matrix: [
      [0.86, 0.08, 0.06],
      [0.06, 0.86, 0.08],
      [0.06, 0.1, 0.82],
    ],
    brightness: 1.07,
    saturation: 0.72,
  },
} satisfies Record<string, Grade>;

export type GradeName = keyof typeof GRADES;

export const isGrade = (name: string): name is GradeName => Object.hasOwn(GRADES, name);

export const grade = (image: Sharp, name: GradeName | undefined): Sharp => {
  if (!name) return image;
  const { matrix, brightness, saturation } = GRADES[name];
  return image.recomb(matrix).modulate({ brightness, saturation });
};
