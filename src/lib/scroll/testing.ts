import { vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/**
 * Stands in for `IntersectionObserver` until `vi.unstubAllGlobals()`: the watcher that was made last is told what a
 * test says. `always`: what is watched is in sight at once.
 */
export const fakeSight = <Told extends Entry = Entry>({ always = false } = {}) => {
  let tell: (entries: Told[]) => void = () => undefined;
  const inSight = () => tell([{ isIntersecting: true } as Told]);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {
        if (always) inSight();
      }
      unobserve() {}
      disconnect() {}
    },
  );
  return { tell: (entries: Told[]) => tell(entries), inSight };
};
