import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['soft ground of its status', 'words', 'an action where there is one'],
  does: 'Say what happened and what to do, beside what it is about.',
  avoids: 'Stack several: join them in one sentence, or mark the fields.',
};
