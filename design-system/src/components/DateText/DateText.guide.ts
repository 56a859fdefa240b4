import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['moment in few words', 'the whole of it on hover'],
  does: 'Use the shortest form that cannot be mistaken.',
  avoids: 'Show seconds, or a zone, in running text.',
};
