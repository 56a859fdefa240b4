import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { buttonStyles } from '../Button/Button.variants.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Link.tsx';
import { railBadgeStyles, railItemStyles, railStyles, railWordsStyles } from './NavRail.variants.ts';
import type { NavItem } from './navItem.ts';

export interface NavRailProps {
  /** Name of the navigation. */
  label: string;
  /** A `Logo` with `words="desktop"`. */
  logo: ReactNode;
  items: readonly NavItem[];
  /** The one thing to do from everywhere. */
  action?: { href: string; icon: IconGlyph; label: string };
  /** At the foot: settings, log in. */
  footer?: readonly NavItem[];
  /** Drawings only, on every width. */
  slim?: boolean;
}

/** One place, also of a `GroupedRail`. */
export function RailItem({ item, slim }: { item: NavItem; slim: boolean }) {
  return (
    <Anchor
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      className={railItemStyles({ current: item.current ?? false })}
    >
      <Icon of={item.icon} fill={item.current ? 'softHover' : 'none'} />
      <span className={railWordsStyles({ slim })}>{item.label}</span>
      {item.badge && (
        <span className={railBadgeStyles({ slim })}>
          <span aria-hidden className="flex">
            <Badge>{item.badge.text}</Badge>
          </span>
          <span className="sr-only">{item.badge.label}</span>
        </span>
      )}
    </Anchor>
  );
}

/**
 * The places of the application at the side, from 820 px on: drawings, with words from 1280 px unless `slim`.
 * Phones have the `BottomBar`. The current place is marked for screen readers too.
 */
export function NavRail({ label, logo, items, action, footer = [], slim = false }: NavRailProps) {
  return (
    <nav aria-label={label} className={railStyles({ slim })}>
      <div className="pb-4">{logo}</div>
      {items.map((item) => (
        <RailItem key={item.href} item={item} slim={slim} />
      ))}
      {action && (
        <div className="flex flex-col py-3">
          <Anchor href={action.href} className={buttonStyles({ tone: 'primary', block: true })}>
            <Icon of={action.icon} size="md" />
            <span className={railWordsStyles({ slim })}>{action.label}</span>
          </Anchor>
        </div>
      )}
      <span className="flex-1" />
      {footer.map((item) => (
        <RailItem key={item.href} item={item} slim={slim} />
      ))}
    </nav>
  );
}
