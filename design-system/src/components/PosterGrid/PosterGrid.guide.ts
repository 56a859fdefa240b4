import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['pictures', 'veil', 'words', 'large first'],
  does: 'Choose pictures that stand being cropped.',
  avoids: 'Put words over a picture without the veil.',
};
