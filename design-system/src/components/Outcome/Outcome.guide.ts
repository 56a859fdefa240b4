import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['drawing of the state', 'headline', 'amount', 'what follows'],
  does: 'Say what happens next, and when.',
  avoids: 'Say that it is done before it is.',
};
