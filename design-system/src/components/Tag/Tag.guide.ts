import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['soft ground', 'one or two words'],
  does: 'Choose the colour by its meaning.',
  avoids: 'Make it pressable: that is a `Chip`.',
};
