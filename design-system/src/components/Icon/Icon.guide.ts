import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ["drawing in the brand's stroke"],
  does: 'Put words, or a named control, beside it.',
  avoids: 'Mix in drawings of another set, or use one as the only sign of a state.',
};
