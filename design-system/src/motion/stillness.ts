/** Whether somebody asked their system for less movement: what moves elsewhere fades. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
