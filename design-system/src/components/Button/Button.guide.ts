import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['ground', 'drawing, if any', 'words', 'spinner while it works'],
  does: 'Begin with a verb, and keep one `primary` a screen.',
  avoids: 'Put two primaries side by side, or break the words over two lines.',
};
