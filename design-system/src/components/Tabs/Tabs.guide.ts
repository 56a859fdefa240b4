import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['tabs', 'current mark', 'panel'],
  does: 'Use two to five short nouns.',
  avoids: 'Hide what everybody needs behind the second.',
};
