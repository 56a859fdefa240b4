import { Anchor } from '../Link/Link.tsx';
import { type TabTone, tabListStyles, tabStyles } from './Tabs.variants.ts';

export interface NavTab {
  href: string;
  label: string;
  current?: boolean;
}

export interface NavTabsProps {
  /** Name of the navigation. */
  label: string;
  items: readonly NavTab[];
  align?: 'start' | 'center';
  tone?: TabTone;
}

/** Where the tabs do not fit, the current one is not left behind the edge. The first one never is: nothing is measured for it. */
const bringIntoView = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/**
 * Tabs that are addresses: links in a navigation, the current one marked. Parts of one page that share an address
 * are `Tabs`.
 */
export function NavTabs({ label, items, align, tone }: NavTabsProps) {
  return (
    <nav aria-label={label} className={tabListStyles({ align })}>
      {items.map((item, index) => (
        <Anchor
          key={item.href}
          ref={item.current && index > 0 ? bringIntoView : undefined}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          className={tabStyles({ tone, selected: item.current ?? false })}
        >
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}
