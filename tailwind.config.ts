import type { Config } from 'tailwindcss';
import * as colors from './design-system/src/tailwind/colors.ts';
import { screens } from './design-system/src/tailwind/screens.ts';
import * as shape from './design-system/src/tailwind/shape.ts';
import * as space from './design-system/src/tailwind/space.ts';
import { vars } from './design-system/src/theme/contract.ts';

const { elevation, motion, type } = vars;

const em = (tracking: string): string => `calc(${tracking} * 1em)`;

const { keywords, ...roles } = colors;

/** Every namespace is replaced by the contract: a class outside it does not exist. */
export default {
  content: [],
  theme: {
    screens,
    colors: keywords,
    ...roles,
    ...space,
    ...shape,
    outlineWidth: { DEFAULT: vars.shape.focusWidth },
    outlineOffset: { '2': '2px', '-2': '-2px' },
    strokeWidth: { icon: vars.shape.iconStroke },
    fontFamily: {
      'face-body': type.family.body,
      'face-display': type.family.display,
      'face-numeric': type.family.numeric,
      'face-mono': type.family.mono,
    },
    fontSize: { ...type.size },
    fontWeight: { ...type.weight },
    lineHeight: { none: '1', ...type.lineHeight },
    letterSpacing: {
      body: em(type.tracking.body),
      display: em(type.tracking.display),
      label: em(type.tracking.label),
    },
    backgroundImage: { none: 'none' },
    blur: { bar: elevation.barBlur },
    backdropBlur: { bar: elevation.barBlur },
    transitionDuration: { ...motion.duration },
    transitionTimingFunction: { ...motion.easing },
    scale: { press: motion.scalePress, collage: '1.06', '100': '1' },
    opacity: {
      '0': '0',
      '14': '0.14',
      '22': '0.22',
      '30': '0.3',
      '34': '0.34',
      '40': '0.4',
      '50': '0.5',
      '100': '1',
    },
    zIndex: { base: '0', raised: '1', header: '5', bar: '6', scrim: '10', sheet: '11', toast: '20' },
    animation: {
      none: 'none',
      turn: `turn calc(${motion.duration.slow} * 2) linear infinite`,
      glow: `glow calc(${motion.duration.slow} * 4) ${motion.easing.standard} infinite`,
      blink: `blink calc(${motion.duration.slow} * 2.5) step-end infinite`,
      pop: `pop ${motion.duration.base} ${motion.easing.pop} both`,
      rise: `rise ${motion.duration.base} ${motion.easing.enter} both`,
      fade: `fade ${motion.duration.base} ${motion.easing.enter} both`,
    },
  },
} satisfies Config;
