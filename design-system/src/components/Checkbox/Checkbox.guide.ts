import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['box', 'tick', 'words with links', 'error'],
  does: 'Write what is agreed to, as a sentence of the person.',
  avoids: 'Tick consent beforehand.',
};
