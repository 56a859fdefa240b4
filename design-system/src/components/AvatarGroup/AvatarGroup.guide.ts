import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['up to four pictures', 'one frame'],
  does: 'Use it where a group has no picture of its own.',
  avoids: 'Use it to count people: say the number in words.',
};
