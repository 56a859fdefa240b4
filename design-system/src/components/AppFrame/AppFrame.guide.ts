import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['link to the content', 'rail or bottom bar', 'page'],
  does: 'Let it stay while pages change.',
  avoids: 'Nest it, or draw a second navigation inside the page.',
};
