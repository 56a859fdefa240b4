import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['ground', 'header', 'body', 'media', 'actions'],
  does: 'Lead with the picture where there is one.',
  avoids: 'Put a card inside a card.',
};
