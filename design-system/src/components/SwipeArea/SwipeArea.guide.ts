import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['panel that follows the finger', 'its neighbours'],
  does: 'Let tabs do the same.',
  avoids: 'Put a sideways scroller into it.',
};
