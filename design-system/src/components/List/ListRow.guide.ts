import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['drawing', 'words', 'value', 'chevron or switch', 'acts behind a swipe'],
  does: 'Put the current value at the end of the row.',
  avoids: 'Put two targets into one row.',
};
