import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['small dark panel', 'a few words'],
  does: 'Add what the eye can do without.',
  avoids: 'Hide the only name of something in it.',
};
