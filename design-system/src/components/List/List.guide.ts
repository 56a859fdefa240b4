import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['heading', 'ground', 'rows', 'hairlines'],
  does: 'Group rows by what belongs together, with a heading in few words.',
  avoids: 'Mix rows of settings with people.',
};
