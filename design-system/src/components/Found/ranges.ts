/** Places in a text, as `slice` takes them. */
export interface FoundSpan {
  from: number;
  to: number;
}

/** The highlight that `found.css.ts` draws. */
export const FOUND = 'found';

/** Where words stand in the texts of an element: `find` returns their places in one text. */
export const foundRanges = (root: Element, find: (text: string) => readonly FoundSpan[]): Range[] => {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { from, to } of find(node.nodeValue ?? '')) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
};
