import type { ReactNode } from 'react';

export interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

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
      className="relative inline-flex h-control-sm shrink-0 items-center gap-1.5 rounded-chip bg-control px-button-sm text-footnote font-medium whitespace-nowrap text-secondary transition-colors duration-quick ease-standard after:absolute after:inset-x-0 after:inset-y-hit-sm hover:text-primary aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:hover:bg-accent-soft-hover"
    >
      {children}
    </button>
  );
}
