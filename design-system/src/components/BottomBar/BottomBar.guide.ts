import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['up to five places', 'drawing and word each', 'badge', 'hairline'],
  does: 'Keep the order the same everywhere, the raised place in the middle.',
  avoids: 'Put acts beside places, the one that publishes excepted.',
};
