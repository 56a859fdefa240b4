// A door of its own: what answers to fingers loads after the first screen.
export { watchDrag } from './motion/drag.ts';
export { enterPage, type PagerOptions, watchPager } from './motion/pager.ts';
export { type Axis, settle, springFrames, wantsStillness } from './motion/spring.ts';
