import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['dark strip', 'words', 'one act'],
  does: 'Keep to one short sentence.',
  avoids: 'Tell a failure that needs an answer.',
};
