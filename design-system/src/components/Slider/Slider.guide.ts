import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['label', 'track', 'thumb', 'value'],
  does: 'Show the value beside it.',
  avoids: 'Use it where the exact number counts.',
};
