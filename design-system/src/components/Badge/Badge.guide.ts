import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['ground', 'count, or a dot'],
  does: 'Stop at 99+.',
  avoids: 'Write words into it: that is a `Tag`.',
};
