import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['sign that follows the finger', 'spinner', 'button for keyboards'],
  does: 'Set it where the newest stands on top.',
  avoids: 'Use it where nothing can have changed.',
};
