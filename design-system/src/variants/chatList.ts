import type { Rules } from './levers.ts';

/** `part-row` holds `part-person`, a row with somebody's picture, `part-person-rule` the line between two. */
export const chatList: Rules<'chatList'> = {
  cards: `.part-row{margin-inline:8px}.part-person{border-block:3px solid transparent;border-radius:calc(var(--shape-radius-card) + 3px);background-clip:padding-box;&:not(.bg-accent-soft,:hover){background-color:var(--color-surface-sunken)}}.part-person-rule{display:none}`,
  dense: '.part-person{min-height:56px;padding-block:4px;.size-avatar-lg{width:40px;height:40px}}',
};
