import { sharedTokens } from '@livery/design-system/theme';
import type { Scale } from './NumberSection.tsx';
import { durationValue, lengthValue } from './values.ts';

/** From here on a corner is round whatever the size, which brands write as 999. */
const ROUND = 41;
const FULL = 999;

const pixels = (value: number): string => `${value} px`;
const plain = (value: number): number => value;
const percent = (value: number, digits = 0): string => `${(value * 100).toFixed(digits)} %`;
const namesOf = (group: object): string[] => Object.keys(group);

export const radiusScales: readonly Scale[] = [
  {
    group: 'shape.radius',
    names: namesOf(sharedTokens.shape.radius),
    min: 0,
    max: ROUND,
    write: (value) => lengthValue(value >= ROUND ? FULL : value),
    words: (value) => (value >= ROUND ? '∞' : pixels(value)),
  },
  {
    group: 'shape',
    names: ['iconStroke'],
    min: 1,
    max: 2.5,
    step: 0.05,
    write: plain,
    words: String,
  },
  { group: 'shape', names: ['borderWidth'], min: 1, max: 8, write: lengthValue, words: pixels },
  { group: 'shape', names: ['hairline'], min: 0, max: 4, write: lengthValue, words: pixels },
  { group: 'shape', names: ['focusWidth'], min: 2, max: 8, write: lengthValue, words: pixels },
];

export const lineScales: readonly Scale[] = [
  {
    group: 'elevation',
    names: ['cardBorder', 'feedRule', 'barBorder', 'fieldBorder'],
    min: 0,
    max: 8,
    write: lengthValue,
    words: pixels,
  },
  { group: 'elevation', names: ['barBlur'], min: 0, max: 60, write: lengthValue, words: pixels },
  {
    group: 'elevation',
    names: ['barOpacity'],
    min: 0.75,
    max: 1,
    step: 0.01,
    write: plain,
    words: (value) => percent(value),
  },
];

export const densityScales: readonly Scale[] = [
  {
    group: 'density',
    names: namesOf(sharedTokens.density),
    min: 0,
    max: 96,
    write: lengthValue,
    words: pixels,
  },
];

export const typeScales: readonly Scale[] = [
  {
    group: 'type.weight',
    names: namesOf(sharedTokens.type.weight),
    min: 100,
    max: 900,
    step: 10,
    write: plain,
    words: String,
  },
  {
    group: 'type.size',
    names: namesOf(sharedTokens.type.size),
    min: 10,
    max: 64,
    step: 0.5,
    write: lengthValue,
    words: pixels,
  },
  {
    group: 'type.lineHeight',
    names: namesOf(sharedTokens.type.lineHeight),
    min: 1,
    max: 2,
    step: 0.05,
    write: plain,
    words: String,
  },
  {
    group: 'type.tracking',
    names: namesOf(sharedTokens.type.tracking),
    min: -0.06,
    max: 0.12,
    step: 0.005,
    write: plain,
    words: (value) => percent(value, 1),
  },
];

export const motionScales: readonly Scale[] = [
  {
    group: 'motion.duration',
    names: namesOf(sharedTokens.motion.duration),
    min: 0,
    max: 1000,
    step: 10,
    write: durationValue,
    words: (value) => `${value} ms`,
  },
  { group: 'motion', names: ['scalePress'], min: 0.8, max: 1, step: 0.005, write: plain, words: String },
];
