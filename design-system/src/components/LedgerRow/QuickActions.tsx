import type { ReactNode } from 'react';

export interface QuickActionsProps {
  label: string;
  /** `QuickAction`s, four of them at most. */
  children: ReactNode;
}

/** What one does with what a page's head shows: a row of `QuickAction`s, two rows beside the head where there is room. */
export function QuickActions({ label, children }: QuickActionsProps) {
  return (
    <nav aria-label={label} className="part-quick grid min-w-0 grid-cols-4 gap-1 tablet:grid-cols-2">
      {children}
    </nav>
  );
}
