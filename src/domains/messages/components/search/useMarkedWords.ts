import { FOUND, foundRanges } from '@livery/design-system';
import { useEffect } from 'react';
import { spansIn } from '../../../../lib/text/found.ts';

/**
 * Marks words in the row of a message, once that is shown. The log is not drawn anew for it; a browser without
 * highlights still has the band behind the message.
 */
export const useMarkedWords = (messageId: string | undefined, words: string): void => {
  useEffect(() => {
    if (messageId === undefined || words === '' || !('highlights' in CSS)) return;
    const find = (text: string) => spansIn(text, words);
    const mark = () => {
      const row = document.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
      if (row) CSS.highlights.set(FOUND, new Highlight(...foundRanges(row, find)));
    };
    mark();
    // A page further away is drawn when it has come; what is drawn anew has other texts.
    const watcher = new MutationObserver(mark);
    const log = document.querySelector('[role="log"]');
    if (log) watcher.observe(log, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(FOUND);
    };
  }, [messageId, words]);
};
