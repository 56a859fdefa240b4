/** Half of a row, or of the box where the row is higher, stands above the foot of the box. */
const isReached = (of: DOMRect, within: DOMRect): boolean =>
  within.bottom - of.top >= Math.min(of.height, within.height) / 2;

/** Half of a row, or of the box where the row is higher, is in sight. */
export const isInSight = (row: HTMLElement, box: HTMLElement): boolean => {
  const [of, within] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  const shown = Math.min(of.bottom, within.bottom) - Math.max(of.top, within.top);
  return shown > 0 && shown >= Math.min(of.height, within.height) / 2;
};

/** The last of rows, which stand one below the other, that has come into sight. */
export const lastInSight = (rows: ArrayLike<HTMLElement>, box: HTMLElement): HTMLElement | undefined => {
  const within = box.getBoundingClientRect();
  let [reached, beyond] = [-1, rows.length];
  while (beyond - reached > 1) {
    const middle = (reached + beyond) >> 1;
    const row = rows[middle];
    if (row && isReached(row.getBoundingClientRect(), within)) reached = middle;
    else beyond = middle;
  }
  return rows[reached];
};
