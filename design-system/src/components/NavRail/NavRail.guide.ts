import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['mark', 'places', 'badge', 'act to publish', 'oneself at the foot'],
  does: 'Show words from 1280 px on.',
  avoids: 'Give it places that the bottom bar lacks.',
};
