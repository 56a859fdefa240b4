import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['play button', 'waveform', 'what was played', 'time'],
  does: 'Give it the real waveform: people look for pauses.',
  avoids: 'Start it by itself.',
};
