import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['drawing', 'sentence', 'one act'],
  does: 'Say what will be here, and how it begins.',
  avoids: 'Blame the person, or offer two ways.',
};
