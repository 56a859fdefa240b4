import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['label', 'field that grows', 'count', 'hint or error'],
  does: 'Show the count when the end is near.',
  avoids: 'Limit it to less than people need to say.',
};
