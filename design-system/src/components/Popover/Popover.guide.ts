import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['button', 'panel', 'content', 'arrow-less edge'],
  does: 'Keep it beside what opened it.',
  avoids: 'Put a form of several fields into it.',
};
