import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['scrim', 'grip', 'title and way out', 'content', 'foot'],
  does: 'Let a finger pull it away, and keep the main act in its foot.',
  avoids: 'Hide its title, or nest a second sheet.',
};
