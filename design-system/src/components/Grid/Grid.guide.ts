import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['columns of one width', 'gap'],
  does: 'Let the number of columns follow from the width.',
  avoids: 'Force a column count that squeezes a phone.',
};
