import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['card', 'title', 'words', 'answers'],
  does: 'Give yes and no the same weight.',
  avoids: 'Show two of them, or one that a page can do without.',
};
