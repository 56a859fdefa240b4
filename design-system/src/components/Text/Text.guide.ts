import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['words', 'size', 'tone', 'weight'],
  does: 'Use `secondary` for what supports, not for what matters.',
  avoids: 'Set headings with it.',
};
