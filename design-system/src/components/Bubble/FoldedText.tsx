import { type ReactNode, useState } from 'react';

export interface FoldedTextProps {
  /** Words of the button that shows the rest, and that hides it again. */
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

/** Long words in a `Bubble`: twelve lines of them, and a button for the rest. Short ones are a `Text`. */
export function FoldedText({ moreLabel, lessLabel, children }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className={`whitespace-pre-wrap wrap-anywhere ${open ? 'block' : 'line-clamp-12'}`}>
        {children}
      </span>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="relative mt-1 inline-flex min-h-6 items-center font-medium underline underline-offset-4"
      >
        {open ? lessLabel : moreLabel}
      </button>
    </>
  );
}
