import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['bars of one width', 'the last one lighter', 'a gap where nobody looked', 'a number beside it'],
  does: 'Say the number beside it in words and figures.',
  avoids: 'Carry an axis, or more than a month of days.',
};
