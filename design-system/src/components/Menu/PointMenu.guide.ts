import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['panel at the finger', 'lines', 'row of emojis'],
  does: 'Keep seven lines or fewer.',
  avoids: 'Open it by a plain tap.',
};
