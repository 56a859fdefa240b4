import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['cover', 'avatar', 'names', 'figures', 'acts'],
  does: 'Keep one act primary.',
  avoids: 'Put lists into it.',
};
