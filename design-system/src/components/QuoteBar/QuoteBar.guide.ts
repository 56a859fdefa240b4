import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['bar in the accent', 'whose', 'one line', 'way out'],
  does: 'Keep to one line, with a tiny picture.',
  avoids: 'Use it for a hint.',
};
