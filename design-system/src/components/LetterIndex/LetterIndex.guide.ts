import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['letters', 'the one in hand, large, beside them'],
  does: 'Show only letters that the list has, in its order.',
  avoids: 'Use it for less than a screen and a half.',
};
