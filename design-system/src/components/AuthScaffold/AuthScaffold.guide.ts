import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['art', 'mark and name', 'form', 'footnotes'],
  does: "Let the brand's drawing carry the welcome, the form one task.",
  avoids: 'Put anything in it that needs a person who is signed in.',
};
