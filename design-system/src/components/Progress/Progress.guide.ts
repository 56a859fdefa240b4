import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['track', 'bar', 'words'],
  does: 'Say in words what is worked on.',
  avoids: 'Let it go back, or stand still at 99 %.',
};
