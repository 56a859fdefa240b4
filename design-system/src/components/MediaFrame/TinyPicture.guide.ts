import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['picture, as small as a word is high'],
  does: 'Use it beside words that name it.',
  avoids: 'Use it as the only way to the picture.',
};
