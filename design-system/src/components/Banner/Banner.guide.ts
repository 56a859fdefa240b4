import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['strip', 'drawing', 'words', 'action'],
  does: 'Let it go by itself once its reason has gone.',
  avoids: 'Advertise with it.',
};
