import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ["camera's picture", 'veil', 'four corners', 'words'],
  does: 'Say what to hold between the corners.',
  avoids: 'Open the camera before it was asked for.',
};
