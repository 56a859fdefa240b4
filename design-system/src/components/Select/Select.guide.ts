import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['label', 'chosen value', 'arrow', 'error'],
  does: 'Order choices as people look for them.',
  avoids: 'Use it for two: that is a `RadioGroup` or `Switch`.',
};
