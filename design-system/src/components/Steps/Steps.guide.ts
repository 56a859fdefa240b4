import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['a bar for each step', 'how far one is'],
  does: 'Keep to five or fewer.',
  avoids: 'Lead back by pressing a bar.',
};
