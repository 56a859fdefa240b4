// An entry point of its own: what answers to fingers loads after the first screen.
export { watchDrag } from './motion/drag.ts';
export type { Axis } from './motion/movement.ts';
export { enterPage, type PagerOptions, replacePage, watchPager } from './motion/pager.ts';
export { settle, springFrames } from './motion/spring.ts';
