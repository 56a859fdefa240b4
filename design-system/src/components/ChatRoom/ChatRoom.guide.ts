import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['bar', 'wallpaper', 'log', 'composer', 'pane over it'],
  does: 'Keep the composer above the keyboard, always in sight.',
  avoids: 'Cover the newest message with anything that stays.',
};
