import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['mark', 'name, or the drawn wordmark'],
  does: "Give it room as wide as the mark's half.",
  avoids: 'Recolour it, or set the name in another face.',
};
