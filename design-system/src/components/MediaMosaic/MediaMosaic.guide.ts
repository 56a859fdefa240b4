import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['two to four pictures', 'gap', 'how many more'],
  does: 'Give the first picture the largest place.',
  avoids: 'Show more than four.',
};
