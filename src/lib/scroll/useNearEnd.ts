import { type RefObject, useEffect, useEffectEvent } from 'react';

interface NearEndOptions {
  /** How far from the screen counts as near, as CSS has margins. */
  margin?: string;
  /** Whether somebody wants to hear of it. */
  isOn?: boolean;
  /** The end is looked at anew when this changes: after each page. */
  page?: unknown;
}

/** Tells that the end of a list is near the screen, once for each time and for each page. */
export const useNearEnd = (
  end: RefObject<Element | null>,
  onNear: () => void,
  { margin = '400px', isOn = true, page }: NearEndOptions = {},
): void => {
  const near = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end is looked at anew
  useEffect(() => {
    const element = end.current;
    if (!element || !isOn) return;
    // A busy page hears of several moments at once; the last one is how it is.
    const look = (entries: IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting && near();
    const watcher = new IntersectionObserver(look, { rootMargin: margin });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [end, isOn, margin, page]);
};
