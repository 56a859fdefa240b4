import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['pause', 'whose voice', 'progress', 'end'],
  does: 'Lead back to the message by a press on the words.',
  avoids: 'Show it while its message is in sight.',
};
