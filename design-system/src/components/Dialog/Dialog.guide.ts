import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['scrim', 'title', 'text', 'field', 'answers'],
  does: 'Ask one thing, and put the answer that acts last.',
  avoids: 'Open another dialog from it.',
};
