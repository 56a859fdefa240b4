import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['reserved box', 'blurred first look', 'picture', 'progress', 'sign of a clip'],
  does: "Reserve the picture's own ratio.",
  avoids: 'Stretch, or crop a face away.',
};
