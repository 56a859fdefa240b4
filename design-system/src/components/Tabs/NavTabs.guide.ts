import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['links', 'current mark', 'fade at the edges'],
  does: 'Keep the order, and let them scroll.',
  avoids: 'Use it for parts of one address.',
};
