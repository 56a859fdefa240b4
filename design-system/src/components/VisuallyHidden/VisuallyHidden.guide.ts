import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['words that are only heard'],
  does: 'Use it where the eye has a drawing or a number.',
  avoids: 'Hide instructions in it that everybody needs.',
};
