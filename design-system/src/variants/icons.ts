import type { Rules } from './levers.ts';

/** Every drawing of the set has its stroke by this class. What a component fills itself, a heart that is liked, stays. */
const ICON = '[class*=stroke-icon]';

/** How paths of the set begin that enclose something and do not say so by a `z` at their end: chat, bell, heart, settings … */
export const AREAS = [
  'M3.26',
  'M2.99',
  'M2.06',
  'M2 9.',
  'M20.98',
  'M13.83',
  'M9.67',
  'm21.7',
  'M19 21v',
  'M16 21v',
];
const areas = AREAS.map((start) => `[d^="${start}"]`).join();

export const icons: Rules<'icons'> = {
  duotone: `${ICON}:not(.fill-current)>:is(circle,rect,[d$=z],${areas}){fill:currentColor;fill-opacity:.2}`,
  // The needle of the compass lies on what is filled.
  filled: `${ICON}[class*=fill-accent-soft]{fill:currentColor;>circle:first-child~path{fill:var(--color-surface-raised);stroke:none}}`,
};
