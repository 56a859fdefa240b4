import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['words in the display face'],
  does: 'Choose the level by the outline, the size by the look.',
  avoids: 'Skip a level to get a smaller size.',
};
