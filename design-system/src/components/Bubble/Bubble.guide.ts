import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['row', 'avatar', 'ground', 'words', 'time and ticks', 'quote or card', 'reactions'],
  does: 'Join what one person says in a row; the tail stands at the last.',
  avoids: 'Colour a bubble by its content: the ground says whose it is.',
};
