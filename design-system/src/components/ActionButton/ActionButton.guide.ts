import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['drawing', 'count', 'pressed state'],
  does: 'Show the count only once there is one.',
  avoids: 'Put a fifth action into the row: it belongs to a `Menu`.',
};
