import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['words', 'track', 'thumb'],
  does: 'Let it take effect at once, and take it back when that fails.',
  avoids: 'Send it with a form.',
};
