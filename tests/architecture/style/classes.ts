import { isScreen } from './paths.ts';
import { type Rule, strings } from './source.ts';

const PALETTE =
  /(?:^|[\s:!])(?:bg|text|border(?:-[xytrblse])?|fill|stroke|ring(?:-offset)?|inset-ring|outline|(?:inset-|drop-|text-)?shadow|from|via|to|decoration|accent|caret|divide|placeholder)-(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\d+)?!?(?=$|\s)/;

/** `p-[13px]`, `bg-[#fff]`, `bg-(--own)`, `[color:red]`. */
const ARBITRARY =
  /(?:^|[\s:])!?-?(?:[a-z][a-z0-9-]*-(?:\[[^\]\s]+\]|\(--[^)\s]+\))|\[[a-z-]+:[^\]\s]+\])(?:\/[\w.]+)?!?(?=$|\s)/;

export const paletteClass: Rule = {
  name: 'no-palette-class',
  why: 'Only semantic classes: a brand cannot repaint `bg-red-500` or `p-[13px]`. Name the value in design-system/src/tailwind.',
  reads: isScreen,
  check: (source) => strings(source, (text) => PALETTE.test(text) || ARBITRARY.test(text)),
};
