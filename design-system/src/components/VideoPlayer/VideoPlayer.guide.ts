import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['stage', 'clip', 'play', 'time', 'sound', 'full screen'],
  does: 'Start without sound where it starts by itself.',
  avoids: 'Loop what is longer than a minute.',
};
