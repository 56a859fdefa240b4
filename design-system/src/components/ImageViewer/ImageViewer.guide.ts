import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['dark stage', 'picture', 'counter', 'way out', 'tools'],
  does: 'Open it from the picture itself, and close it back into it.',
  avoids: 'Show words over the picture that cannot be hidden.',
};
