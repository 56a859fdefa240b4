import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['veil', 'spinner', 'words'],
  does: 'Use it only where leaving would do harm.',
  avoids: 'Use it for a page that loads: that is a `Skeleton`.',
};
