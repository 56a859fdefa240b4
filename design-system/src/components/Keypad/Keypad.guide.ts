import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['ten digits', 'delete', 'gap for the thumb'],
  does: 'Keep the digits where a phone has them.',
  avoids: 'Shuffle them, or use it for an amount.',
};
