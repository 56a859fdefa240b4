import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['things side by side', 'gap'],
  does: 'Let it wrap where words may grow.',
  avoids: 'Align a form with it.',
};
