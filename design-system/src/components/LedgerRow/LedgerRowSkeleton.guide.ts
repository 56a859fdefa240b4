import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['tile', 'two lines', 'amount'],
  does: 'Show as many as will stand there.',
  avoids: 'Let it change its height when the rows come.',
};
