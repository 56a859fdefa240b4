import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['search', 'groups', 'grid', 'skin tones'],
  does: 'Show what was used lately first.',
  avoids: 'Use it for pictures of the brand.',
};
