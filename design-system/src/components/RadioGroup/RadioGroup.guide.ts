import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['question', 'choices', 'detail', 'dot'],
  does: 'Put the usual answer first, and choose it.',
  avoids: 'Use it for more than five.',
};
