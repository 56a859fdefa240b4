import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['way back', 'title or tabs', 'one to three icon buttons', 'hairline'],
  does: 'Keep the title short enough for a phone in every language.',
  avoids: 'Put the main act of the page here: it belongs under the thumb.',
};
