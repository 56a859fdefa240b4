/** Whether somebody asked their system for less movement: what moves elsewhere fades. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
