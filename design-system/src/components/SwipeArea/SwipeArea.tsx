import type { ReactNode } from 'react';
import { useSwipe } from './swipe.ts';

export interface SwipeAreaProps {
  /** A finger went sideways over it. Tabs, links or buttons near it do the same for everybody else. */
  onSwipe: (to: 'previous' | 'next') => void;
  children: ReactNode;
}

/**
 * What lies under tabs, so that a swipe changes them: `<SwipeArea onSwipe={…}><TabPanel …/></SwipeArea>`. Never the
 * only way: the tabs do the same for everybody else.
 */
export function SwipeArea({ onSwipe, children }: SwipeAreaProps) {
  return <div {...useSwipe(onSwipe)}>{children}</div>;
}

/** The neighbour of `value`, for `onSwipe`; undefined at the ends, which do not wrap: a swipe has a direction. */
export function swipedTo<Value>(
  items: readonly { value: Value; disabled?: boolean }[],
  value: Value,
  to: 'previous' | 'next',
): Value | undefined {
  const open = items.filter((item) => !item.disabled);
  const at = open.findIndex((item) => item.value === value);
  return open[at + (to === 'next' ? 1 : -1)]?.value;
}
