import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['names', 'values at the end', 'hairlines'],
  does: 'Align figures, and keep a value on one line.',
  avoids: 'Lead somewhere from a row: that is a `List`.',
};
