import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['turning arc', 'words for those who hear'],
  does: 'Show it where the work was begun.',
  avoids: 'Show two at once.',
};
