import { useEffect } from 'react';
import { spansIn } from '../../search/found.ts';

/** As the design system draws it. */
const NAME = 'found';

const rangesIn = (row: Element, words: string): Range[] => {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { from, to } of spansIn(node.nodeValue ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
};

/**
 * Marks words in the row of a message, once that is shown. The log is not drawn anew for it; a browser without
 * highlights still has the band behind the message.
 */
export const useMarkedWords = (messageId: string | undefined, words: string): void => {
  useEffect(() => {
    if (messageId === undefined || words === '' || !('highlights' in CSS)) return;
    const mark = () => {
      const row = document.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
      if (row) CSS.highlights.set(NAME, new Highlight(...rangesIn(row, words)));
    };
    mark();
    // A page further away is drawn when it has come; what is drawn anew has other texts.
    const watcher = new MutationObserver(mark);
    const log = document.querySelector('[role="log"]');
    if (log) watcher.observe(log, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(NAME);
    };
  }, [messageId, words]);
};
