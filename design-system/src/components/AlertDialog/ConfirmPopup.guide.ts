import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['scrim', 'question', 'text', 'safe answer', 'answer that acts'],
  does: 'Name the act on its button: "Delete", not "Yes".',
  avoids: 'Confirm what can be undone: do it, and offer to undo.',
};
