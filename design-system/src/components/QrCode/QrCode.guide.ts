import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['light ground', 'code', 'mark in the middle'],
  does: 'Keep it 160 px or larger, with a quiet edge.',
  avoids: 'Recolour it: many scanners refuse.',
};
