import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['four places', 'button to the rest', 'hairline'],
  does: 'Mark the button while one of the rest is open.',
  avoids: 'Stand where five places are all there are.',
};
