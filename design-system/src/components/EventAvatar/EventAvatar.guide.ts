import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['avatar', 'small sign of the kind'],
  does: "Let the sign's colour come from the kind, not the brand.",
  avoids: 'Let the sign alone say what happened.',
};
