import type { KeyboardEvent } from 'react';

const FIRST_ACT = 'a[href], button:not(:disabled)';

const isTyping = (target: HTMLElement): boolean => target.closest('input, textarea, select') !== null;

/** J and K go from row to row; Enter on a row does the first thing that it offers. Not while somebody types. */
export const pressInRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: table, target, key } = event;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement);
  if (isOther || isTyping(target)) return;
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')];
  const at = rows.findIndex((row) => row.contains(target));
  if (key === 'Enter' && rows[at] === target) target.querySelector<HTMLElement>(FIRST_ACT)?.click();
  else if (key.toLowerCase() === 'j') rows[at + 1]?.focus();
  else if (key.toLowerCase() === 'k') rows[at - 1]?.focus();
  else return;
  event.preventDefault();
};
