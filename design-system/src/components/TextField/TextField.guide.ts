import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['label', 'field', 'drawing or button inside', 'hint or error'],
  does: 'Say in the error what to write instead.',
  avoids: 'Use the placeholder as the label.',
};
