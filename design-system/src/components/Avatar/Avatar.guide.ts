import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['picture or initials', 'tint', 'ring or dot where asked'],
  does: "Let the brand's shape decide on circle or square.",
  avoids: 'Crop a mark or a product into it: those are pictures.',
};
