import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['picture', 'veil', 'words', 'acts', 'heart'],
  does: 'Keep words within the veil, readable over any picture.',
  avoids: 'Cover the middle of the picture.',
};
