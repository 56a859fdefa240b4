import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['tile', 'drawing', 'name'],
  does: 'Keep the name to one or two words, four in a row.',
  avoids: 'Use it for what cannot be undone.',
};
