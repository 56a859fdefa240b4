import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import type { NavItem } from '../NavRail/navItem.ts';
import { foot } from '../Toast/foot.css.ts';
import { bottomBarItemStyles } from './BottomBar.variants.ts';

/** A place, or with `action` the one thing to do from everywhere: drawn in the accent, its label only read. */
export type BottomBarItem = NavItem & { action?: boolean };

export interface BottomBarProps {
  label: string;
  /** At most five places, and what is to be done. */
  items: readonly BottomBarItem[];
}

function ActionItem({ item }: { item: BottomBarItem }) {
  return (
    <Anchor
      href={item.href}
      aria-label={item.label}
      className="flex h-full items-center justify-center outline-inset"
    >
      <span className="grid h-9 w-12 place-items-center rounded-control bg-accent text-on-accent forced-colors:border forced-colors:border-current">
        <Icon of={item.icon} />
      </span>
    </Anchor>
  );
}

/** One place, also of a `MoreBar`. */
export function PlaceItem({ item }: { item: BottomBarItem }) {
  return (
    <Anchor
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      className={bottomBarItemStyles({ current: item.current ?? false })}
    >
      <span className="relative">
        <Icon of={item.icon} fill={item.current ? 'soft' : 'none'} />
        {item.badge && (
          <span className="absolute -top-1.5 left-4.5 flex w-max rounded-badge shadow-cut-raised">
            <span aria-hidden className="flex">
              <Badge size="sm">{item.badge.text}</Badge>
            </span>
            <span className="sr-only">{item.badge.label}</span>
          </span>
        )}
      </span>
      <span>{item.label}</span>
    </Anchor>
  );
}

/**
 * The phone's places at the foot of the screen, five at most and the one thing to do; from 820 px `NavRail` takes over. Full-screen pages
 * (a room, an opened post) leave it out.
 */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      className={`part-bar fixed inset-x-0 bottom-0 z-bar grid h-foot-bar auto-cols-fr grid-flow-col border-t-bar border-subtle bg-bar-raised px-1 pb-safe-bottom backdrop-blur-bar tablet:hidden ${foot}`}
    >
      {items.map((item) =>
        item.action ? <ActionItem key={item.href} item={item} /> : <PlaceItem key={item.href} item={item} />,
      )}
    </nav>
  );
}
