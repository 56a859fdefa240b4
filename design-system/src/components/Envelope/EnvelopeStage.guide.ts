import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['paper', 'seal', 'sender and wish', 'amount', 'who opened'],
  does: 'Keep the seal the only thing that can be pressed.',
  avoids: 'Show the amount before the seal is broken.',
};
