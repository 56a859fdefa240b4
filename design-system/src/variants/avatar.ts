import type { Rules } from './levers.ts';

/**
 * Pictures of people, what is cut out behind them, rings around them and their places while they are on their way all have
 * their corners by a class of the token. Corners alone are changed: shadows, rings and the sign of the keyboard follow.
 */
const ALL = '[class*=rounded-avatar]';

export const avatar: Rules<'avatar'> = {
  circle: ':root{--shape-radius-avatar:999px}',
  squircle: `:root{--shape-radius-avatar:36%}@supports(corner-shape:squircle){${ALL}{border-radius:50%;corner-shape:squircle}}`,
  leaf: `${ALL}{border-radius:50% 50% 50% var(--shape-radius-xs)}`,
};
