import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['cells', 'digits or dots', 'caret', 'error'],
  does: 'Let a pasted code go on by itself.',
  avoids: 'Split it over several fields.',
};
