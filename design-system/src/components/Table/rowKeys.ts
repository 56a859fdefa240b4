import type { KeyboardEvent } from 'react';

const FIRST_ACT = 'a[href], button:not(:disabled)';
const PICK = 'input[type="checkbox"]:not(:disabled)';
const WRITING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** How many rows on a key leads; arrows only from a row, for elsewhere they scroll. */
const stepOf = (key: string, isOnRow: boolean): 1 | -1 | undefined => {
  if (key.toLowerCase() === 'j' || (isOnRow && key === 'ArrowDown')) return 1;
  return key.toLowerCase() === 'k' || (isOnRow && key === 'ArrowUp') ? -1 : undefined;
};

/** What a key does with the row that it is pressed in: X, and Space on the row itself, pick it; Enter there does the first thing that it offers. */
const actOf = (key: string, isOnRow: boolean): string | undefined => {
  if (key.toLowerCase() === 'x' || (isOnRow && key === ' ')) return PICK;
  return isOnRow && key === 'Enter' ? FIRST_ACT : undefined;
};

/** J, K and arrows go from row to row; X picks one, Enter opens it. Not while somebody types. A key that does nothing there is let be: Space scrolls. */
export const pressInRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: table, target, key } = event;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement);
  if (isOther || target.closest(WRITING) !== null) return;
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')];
  const at = rows.findIndex((row) => row.contains(target));
  const isOnRow = rows[at] === target;
  const [step, act] = [stepOf(key, isOnRow), actOf(key, isOnRow)];
  const acts = act === undefined ? null : rows[at]?.querySelector<HTMLElement>(act);
  if (step) rows[at + step]?.focus();
  // A key that is held goes on through the rows, and picks or opens once.
  else if (acts && !event.repeat) acts.click();
  if (step || acts) event.preventDefault();
};
