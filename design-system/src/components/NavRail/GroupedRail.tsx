import type { ReactNode } from 'react';
import { RailItem } from './NavRail.tsx';
import type { NavItem } from './navItem.ts';

export interface RailGroup {
  /** What its places are for: above them where there is room for words. */
  label: string;
  items: readonly NavItem[];
}

export interface GroupedRailProps {
  /** Name of the navigation. */
  label: string;
  /** A `Logo` with `words="desktop"`. */
  logo: ReactNode;
  groups: readonly RailGroup[];
}

/**
 * More places than one looks through, in groups: for people who work here all day. It stands at the side in every
 * brand, and scrolls in a low window. A few places are a `NavRail`.
 */
export function GroupedRail({ label, logo, groups }: GroupedRailProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-0 hidden h-dvh w-rail shrink-0 flex-col gap-3 overflow-y-auto border-e border-subtle bg-base px-3 py-5 tablet:flex desktop:w-rail-wide desktop:px-4"
    >
      <div className="shrink-0 pb-1">{logo}</div>
      {groups.map((group) => (
        <div key={group.label} className="shrink-0 border-t border-subtle pt-2">
          <span
            aria-hidden
            className="hidden px-3.5 py-1 text-caption font-medium text-tertiary desktop:block"
          >
            {group.label}
          </span>
          <ul
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
            role="list"
            aria-label={group.label}
            className="flex flex-col gap-0.5"
          >
            {group.items.map((item) => (
              <li key={item.href} className="flex flex-col">
                <RailItem item={item} slim={false} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
