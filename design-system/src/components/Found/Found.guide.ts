import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['words as they stand', 'mark behind what was found'],
  does: 'Mark whole words as they were typed.',
  avoids: 'Use it to stress words that nobody looked for.',
};
