import type { Rules } from './levers.ts';

/**
 * `--spring-stiffness` and `--spring-damping` are read by what fingers let go (`motion/spring.ts`); what moves by itself takes
 * another of the theme's own times and curves.
 */
export const motion: Rules<'motion'> = {
  springy:
    ':root{--spring-stiffness:24;--spring-damping:.72;--motion-easing-standard:var(--motion-easing-pop)}',
  crisp:
    ':root{--spring-stiffness:36;--spring-damping:1;--motion-duration-slow:var(--motion-duration-base);--motion-duration-base:var(--motion-duration-quick);--motion-easing-pop:var(--motion-easing-enter)}',
};
