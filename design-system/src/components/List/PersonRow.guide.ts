import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['avatar', 'name', 'second line', 'time', 'count'],
  does: "Cut off the second line, never the name's beginning.",
  avoids: 'Repeat the name in the second line.',
};
