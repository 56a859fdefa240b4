import type { Rules } from './levers.ts';

/** Every drawing of the set has its stroke by this class. What a component fills itself, a heart that is liked, stays. */
const ICON = '[class*=stroke-icon]';

/** How paths of the set begin that enclose something and do not say so by a `z` at their end: chat, bell, heart, settings, wallet … */
export const AREAS = [
  'M3.26',
  'M2.99',
  'M2.06',
  'M2 9.',
  'M20.98',
  'M13.83',
  'M9.67',
  'm21.7',
  'M7 7h12',
  'M19 21v',
  'M16 21v',
];
const areas = AREAS.map((start) => `[d^="${start}"]`).join();

/**
 * How drawings begin that say the same when they are solid: bell, chat, person, house, arrow, clip, sound, pin, receiver, moon, pencil …
 * Heart, star and speech of a post are lines until somebody presses them; what would be lost inside of an area keeps it a line.
 */
export const SOLIDS = [
  'M3.26',
  'M2.99',
  'M19 21v',
  'M16 21v',
  'M3 10a',
  'M14.53',
  'M5 5a',
  'M11 4.7',
  'M9 10.7',
  'M13.83',
  'M20.98',
  'M21.17',
  'M19 6v',
];
const solids = SOLIDS.map((start) => `[d^="${start}"]`).join();
/** Heads of people; squares, lock, camera and microphone, by a height that no other has. */
const SOLID_FORMS = '[d$=v2]~circle,[height="7"],[height="11"],[height="12"],[height="13"]';
/** The clasp of the wallet is drawn before its leather, which lies over it. */
const HOLE = 'clip-path:path(evenodd,"M0 0H24V24H0ZM15.5 14a1.5 1.5 0 0 0 3 0 1.5 1.5 0 0 0-3 0Z") view-box';
/** Places are solid, and so is what is chosen: what lies on an area is seen by the ground's colour. */
const PLACES = `:is(.part-bar,.part-rail) ${ICON},${ICON}[class*=fill-accent-soft]`;

export const icons: Rules<'icons'> = {
  duotone: `${ICON}:not(.fill-current)>:is(circle,rect,[d$=z],${areas}){fill:currentColor;fill-opacity:.2}`,
  // The needle of the compass, the hub of the wheel and the clasp of the wallet lie on what is filled.
  filled: `${ICON}>:is(${solids},${SOLID_FORMS}),:is(${PLACES}){fill:currentColor}:is(${PLACES})>:is(circle:first-child~path,[d^="M9.67"]~circle,[d$="h.01"]){color:var(--color-surface-raised)}:is(${PLACES})>[d$="h.01"]+path{${HOLE}}`,
};
