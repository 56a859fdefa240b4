import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['track', 'loaded', 'played', 'thumb', 'time'],
  does: 'Show the time under the finger.',
  avoids: 'Use it for a value of a form.',
};
