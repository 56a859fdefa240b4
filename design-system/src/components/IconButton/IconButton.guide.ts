import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['drawing', 'ground on hover', '44 px around it', 'badge'],
  does: 'Use drawings that everybody knows, and name them.',
  avoids: 'Use it where there is room for words.',
};
