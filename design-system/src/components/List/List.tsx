import type { ReactNode } from 'react';
import { listStyles } from './List.variants.ts';

export interface ListProps {
  /** Name of the list, or a heading of its own is near (`labelledBy`). */
  label?: string;
  labelledBy?: string;
  busy?: boolean;
  /** `ListRow`s and `PersonRow`s. */
  children: ReactNode;
}

/**
 * Rows of settings, people or facts, named by `label` or by its heading. Hundreds of one height are a `LongList`.
 */
export function List({ label, labelledBy, busy, children }: ListProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={busy}
      className={listStyles}
    >
      {children}
    </ul>
  );
}

interface ListHeadingProps {
  id?: string;
  /** Of a part of a long list: it stays under the bar of the page while its part is there. */
  sticky?: boolean;
  children: ReactNode;
}

/** A small heading over a list. */
export function ListHeading({ id, sticky = false, children }: ListHeadingProps) {
  return (
    <h2
      id={id}
      className={`px-pad in-data-sheet:-mx-row-pad text-footnote leading-snug font-medium tracking-label text-tertiary ${sticky ? 'sticky top-under-bar z-raised scroll-mt-under-bar bg-base tablet:in-data-[pane=list]:bg-raised py-1' : 'pt-5 pb-2'}`}
    >
      {children}
    </h2>
  );
}
