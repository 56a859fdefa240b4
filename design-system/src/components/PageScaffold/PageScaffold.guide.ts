import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['bar', 'content', 'aside from 1280 px'],
  does: 'Keep running text in the reading width.',
  avoids: 'Scroll inside of it a second time.',
};
