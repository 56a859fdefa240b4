import type { Sight } from './useSight.ts';

/** A row of a list, or so many of them, from one on, that are left out. */
export type Shown = { row: number } | { gap: number; from: number };

/** What stands in the page of a list of `count` rows: those in sight, the one to `keep`, and gaps for all others. */
export const shownOf = (count: number, { first, end }: Sight, keep = -1): Shown[] => {
  const last = Math.min(count, end);
  // A list that has become shorter ends in sight.
  const start = Math.min(first, Math.max(0, last - 1));
  const rows = Array.from({ length: Math.max(0, last - start) }, (_, index) => start + index);
  if (keep >= 0 && keep < start) rows.unshift(keep);
  if (keep >= last && keep < count) rows.push(keep);
  const shown: Shown[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) shown.push({ gap: row - next, from: next });
    shown.push({ row });
    next = row + 1;
  }
  if (count > next) shown.push({ gap: count - next, from: next });
  return shown;
};
