import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['ground', 'words', 'count or drawing'],
  does: 'Let several be on at once, and scroll where they do not fit.',
  avoids: 'Use it for an act that happens once.',
};
