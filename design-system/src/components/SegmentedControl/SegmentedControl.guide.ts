import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['ground', 'two to four words', 'thumb'],
  does: 'Use words of like length.',
  avoids: 'Lead to another page with it.',
};
