import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['what it belongs to', 'panel', 'lines with drawings', 'line of danger'],
  does: 'Offer the same by a visible control.',
  avoids: 'Put something here that is nowhere else.',
};
