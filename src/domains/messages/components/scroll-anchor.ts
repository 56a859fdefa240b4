/** A message in sight and how far below the top of the content it stands. Pixels, with fractions. */
export interface Anchor {
  element: Element;
  offset: number;
}

/** More than one: a message may become a notice. Days are none: their line moves up when more of the day comes. */
const KEPT = 3;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The first messages in sight of a box whose only child holds the rows, found by halving. */
export const anchorsOf = (box: Element): Anchor[] => {
  const content = box.firstElementChild;
  if (!content) return [];
  const rows = content.children;
  const top = topOf(box);
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) <= top) low = middle + 1;
    else high = middle;
  }
  const start = topOf(content);
  return Array.from(rows)
    .slice(low)
    .filter((row) => row.hasAttribute('data-message'))
    .slice(0, KEPT)
    .map((element) => ({ element, offset: topOf(element) - start }));
};

/** Scrolls by as much as the anchors have moved inside the content, so that they stay where they are seen. */
export const restore = (box: Element, anchors: readonly Anchor[]): void => {
  const content = box.firstElementChild;
  const anchor = anchors.find(({ element }) => element.isConnected);
  if (!content || !anchor) return;
  const start = topOf(content);
  const moved = topOf(anchor.element) - start - anchor.offset;
  if (moved === 0) return;
  box.scrollTop += moved;
  for (const one of anchors) if (one.element.isConnected) one.offset = topOf(one.element) - topOf(content);
};
