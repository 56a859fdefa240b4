import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['list', 'line between', 'what was chosen'],
  does: 'Keep the chosen row marked.',
  avoids: 'Let the reader drag the line.',
};
