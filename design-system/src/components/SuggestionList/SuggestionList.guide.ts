import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['panel', 'rows', 'the active one'],
  does: 'Show the best first, five at most.',
  avoids: 'Take the focus from the field.',
};
