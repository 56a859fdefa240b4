import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['frame', 'page of somebody else', 'spinner'],
  does: 'Say whose page it is.',
  avoids: 'Show one of our own pages in it.',
};
