import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['label', 'country with its dial code', 'number', 'error'],
  does: "Set the brand's country first.",
  avoids: 'Ask for spaces or zeros in a form of their own.',
};
