import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['label', 'sign of the points', 'large figures', 'line', 'hint or error'],
  does: 'Say the least and the most in the hint before somebody types.',
  avoids: 'Use two on one screen, or for a number that is not points.',
};
