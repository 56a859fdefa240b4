import type { ReactNode } from 'react';

export interface QuoteBarProps {
  /** Whose words they are, or what they are: "Pinned 1/3". */
  title: string;
  /** The words, in one line. */
  text: string;
  /** Goes to them. */
  onOpen?: () => void;
  /** Which edge meets what it belongs to: under a bar, or over a field. */
  at: 'top' | 'foot';
  /** An `IconButton`: away with it, or all of them. */
  end?: ReactNode;
}

/**
 * One line that points at a message: what is being replied to, over a `Composer`; what is pinned, under the bar of a
 * `ChatRoom`. Inside a message it is the `quote` of its `Bubble`.
 */
export function QuoteBar({ title, text, onOpen, at, end }: QuoteBarProps) {
  const words = (
    <span className="flex min-w-0 flex-1 flex-col border-s-quote border-quote-bar ps-2.5 text-start text-footnote leading-snug">
      <b className="truncate font-strong text-accent">{title}</b>
      <span className="truncate text-primary">{text}</span>
    </span>
  );
  return (
    <div className={at === 'top' ? 'shrink-0 border-b border-subtle bg-bar-raised' : ''}>
      <div className="mx-auto flex min-h-12 max-w-conversation items-center gap-1 ps-log pe-1">
        {onOpen ? (
          <button type="button" onClick={onOpen} className="flex min-h-11 min-w-0 flex-1 items-center">
            {words}
          </button>
        ) : (
          words
        )}
        {end}
      </div>
    </div>
  );
}
