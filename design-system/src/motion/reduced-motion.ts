/** Whether the system is set to reduced motion: what moves otherwise fades. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
