import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['label', 'dots', 'eye', 'hint or error'],
  does: 'Say the rules before, not after.',
  avoids: 'Forbid pasting.',
};
