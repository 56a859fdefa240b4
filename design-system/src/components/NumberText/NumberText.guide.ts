import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['sign', 'figures', 'two decimals', 'unit'],
  does: 'Let every amount of a screen go through it.',
  avoids: 'Round, or shorten to "12k".',
};
