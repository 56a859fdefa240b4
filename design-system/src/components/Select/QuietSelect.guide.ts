import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['chosen words', 'arrow'],
  does: 'Set it beside the heading that it filters.',
  avoids: 'Use it in a form.',
};
