import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['mark', 'groups under hairlines', 'what a group is for', 'places'],
  does: 'Put what is used all day into the first group.',
  avoids: 'Fold groups away: a low window scrolls.',
};
