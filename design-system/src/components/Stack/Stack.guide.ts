import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['things one under another', 'gap'],
  does: 'Take the gap from the scale.',
  avoids: 'Put margins on its children.',
};
