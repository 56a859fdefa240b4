import { useCallback, useRef } from 'react';
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

/** Where the tabs do not fit, the current one is not left behind the edge. Nothing is measured for the first before they moved. */
const useBringIntoView = () => {
  const hasMoved = useRef(false);
  return useCallback((tab: HTMLElement | null): void => {
    hasMoved.current ||= tab?.previousElementSibling != null;
    if (hasMoved.current) tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
};

/**
 * Tabs that are addresses: links in a navigation, the current one marked. Parts of one page that share an address
 * are `Tabs`.
 */
export function NavTabs({ label, items, align, tone }: NavTabsProps) {
  const bringIntoView = useBringIntoView();
  return (
    <nav aria-label={label} className={tabListStyles({ align })}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          ref={item.current ? bringIntoView : undefined}
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
