import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['what is shown on some widths'],
  does: 'Keep both versions small.',
  avoids: 'Show other content, instead of another shape.',
};
