import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['head', 'rows', 'hairlines', 'sideways scrolling'],
  does: 'Compare many things by the same facts; keep cells short.',
  avoids: 'Show people something to read or to tap: that is a `List`.',
};
