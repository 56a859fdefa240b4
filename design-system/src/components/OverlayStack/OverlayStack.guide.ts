import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['page', 'its bar with a way back', 'the one below, inert'],
  does: 'Let Back go by one.',
  avoids: 'Ask a short question with it.',
};
