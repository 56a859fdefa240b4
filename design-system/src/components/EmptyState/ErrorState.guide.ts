import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['drawing', 'what happened', 'what to do', 'try again'],
  does: 'Keep what was there, where something was.',
  avoids: 'Show a code or a technical word.',
};
