import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['shapes of what is coming', 'slow glow'],
  does: 'Draw it as high as what will stand there.',
  avoids: 'Show it for less than a glance, or for words of the page itself.',
};
