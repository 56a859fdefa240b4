import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['reply or suggestions', 'tools', 'field', 'send'],
  does: 'Show "send" only when there is something to send.',
  avoids: 'Send on Enter while a composition is open.',
};
