import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  anatomy: ['button', 'panel', 'lines with drawings', 'rule', 'line of danger'],
  does: 'Put the line of danger last, after a rule.',
  avoids: 'Nest menus, or choose a value of a form with it.',
};
