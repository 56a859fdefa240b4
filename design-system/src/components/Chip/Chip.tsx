import type { ReactNode } from 'react';
import { Anchor } from '../Link/Link.tsx';

export interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

const chipStyle =
  'relative inline-flex h-control-sm max-w-full shrink-0 items-center gap-1.5 rounded-chip bg-control px-button-sm text-footnote font-medium whitespace-nowrap text-secondary transition-colors duration-quick ease-standard after:absolute after:-inset-x-1.5 after:inset-y-hit-sm hover:text-primary';

/**
 * A filter over a list that is on or off, several at once. One of a few that exclude each other is a
 * `SegmentedControl`.
 */
export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`${chipStyle} aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:hover:bg-accent-soft-hover`}
    >
      {children}
    </button>
  );
}

export interface ChipLinkProps {
  href: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A word among others that leads somewhere: a hashtag, something that was looked for. */
export function ChipLink({ href, onClick, children }: ChipLinkProps) {
  return (
    <Anchor href={href} onClick={onClick} className={chipStyle}>
      <span className="truncate">{children}</span>
    </Anchor>
  );
}
