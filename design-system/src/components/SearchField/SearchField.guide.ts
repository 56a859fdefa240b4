import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['magnifier', 'words', 'way to empty it'],
  does: 'Search while it is typed, after a pause.',
  avoids:
    'Put a label over it; leave what narrows the search on a row of its own where there is room (`narrow`).',
};
