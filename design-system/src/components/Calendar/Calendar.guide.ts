import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['month', 'ways to the next and the last', 'days of the week', 'days', 'today', 'chosen'],
  does: 'Grey out days on which there is nothing to find.',
  avoids: 'Ask for a birthday with it.',
};
