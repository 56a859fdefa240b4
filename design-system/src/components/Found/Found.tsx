import { type ReactNode, useEffect, useRef } from 'react';
import './found.css.ts';
import { FOUND, type FoundSpan, foundRanges } from './ranges.ts';

export interface FoundProps {
  /** Returns where what was looked for stands in a text; another function marks anew. */
  find: (text: string) => readonly FoundSpan[];
  children: ReactNode;
}

/**
 * Marks what was looked for in all texts that it holds, without drawing any of them anew. One a page; a browser without
 * highlights marks nothing.
 */
export function Found({ find, children }: FoundProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = area.current;
    if (!root || !('highlights' in CSS)) return;
    let frame = 0;
    const mark = () => CSS.highlights.set(FOUND, new Highlight(...foundRanges(root, find)));
    // Rows are drawn one by one as they come near.
    const watcher = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    mark();
    watcher.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(FOUND);
    };
  }, [find]);
  return (
    <div ref={area} className="contents">
      {children}
    </div>
  );
}
