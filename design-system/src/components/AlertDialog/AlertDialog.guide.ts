import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['scrim', 'title', 'text', 'one button'],
  does: 'Keep it to what must be read before anything else.',
  avoids: 'Ask a question with it, or tell a success.',
};
