import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['tile', 'name over time', 'amount over state'],
  does: 'Sign what came in, and colour it as a success.',
  avoids: 'Colour what went out red: spending is no failure.',
};
