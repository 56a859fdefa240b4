import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['rows in sight', 'room for those above and below'],
  does: 'Give every row the same height.',
  avoids: 'Put rows into it that open in place.',
};
