import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['words', 'underline where the words around are plain'],
  does: 'Say where it goes: "Terms of service".',
  avoids: 'Write "here" or "click".',
};
