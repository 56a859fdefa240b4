import { MoreIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { NavItem } from '../NavRail/navItem.ts';
import { foot } from '../Toast/foot.css.ts';
import { PlaceItem } from './BottomBar.tsx';
import { bottomBarItemStyles } from './BottomBar.variants.ts';

export interface MoreBarProps {
  label: string;
  /** Four at most. */
  items: readonly NavItem[];
  /** Leads to the places that have no room, in a `Sheet`; `current` when one of them is open. */
  more: { label: string; current: boolean; isOpen: boolean; onClick: () => void };
}

/**
 * For more places than a phone has room for: the first of them, and a button that shows the rest. It stands at the
 * foot in every brand, as a `GroupedRail` stands at the side.
 */
export function MoreBar({ label, items, more }: MoreBarProps) {
  return (
    <nav
      aria-label={label}
      className={`fixed inset-x-0 bottom-0 z-bar grid h-foot-bar auto-cols-fr grid-flow-col border-t border-subtle bg-raised px-1 pb-safe-bottom tablet:hidden ${foot}`}
    >
      {items.map((item) => (
        <PlaceItem key={item.href} item={item} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more.isOpen}
        aria-current={more.current ? 'page' : undefined}
        className={bottomBarItemStyles({ current: more.current })}
        onClick={more.onClick}
      >
        <Icon of={MoreIcon} />
        <span>{more.label}</span>
      </button>
    </nav>
  );
}
