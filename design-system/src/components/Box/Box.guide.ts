import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['padding', 'ground', 'radius'],
  does: 'Choose the ground by its role: raised, sunken, overlay.',
  avoids: 'Nest grounds to make a line: that is a border.',
};
