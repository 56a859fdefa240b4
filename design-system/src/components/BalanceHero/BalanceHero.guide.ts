import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['name', 'balance', 'bar of shares', 'two figures'],
  does: 'Keep the balance the largest figure of the screen.',
  avoids: 'Put actions into it: they stand as `QuickAction`s below.',
};
