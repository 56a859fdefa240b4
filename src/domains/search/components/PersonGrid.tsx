import type { ReactNode } from 'react';

interface PersonGridProps {
  label: string;
  busy?: boolean;
  /** `PersonRow`s. */
  children: ReactNode;
}

/** People side by side where there is room, in line with the words of the page: rows that are inset further reach beyond it. */
export function PersonGrid({ label, busy, children }: PersonGridProps) {
  return (
    <div className="overflow-x-clip">
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        aria-label={label}
        aria-busy={busy}
        className="mx-rows-in-page grid tablet:grid-cols-2 wide:grid-cols-3 tablet:[&>li>[aria-hidden]]:hidden"
      >
        {children}
      </ul>
    </div>
  );
}
