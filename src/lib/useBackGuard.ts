import { useEffect, useRef } from 'react';
import { backGuard } from './back-guard.ts';

/** The router numbers the entries of the history that it makes. */
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * While `isOn`, the browser's Back stays on the page and calls `onBack` instead. The router's blocker needs its data
 * mode, so the step is taken back here, before the router hears of it.
 */
export const useBackGuard = (isOn: boolean, onBack: () => void): void => {
  const here = useRef(0);
  const latest = useRef(onBack);
  useEffect(() => {
    // Something under the page may be drawn anew meanwhile, a countdown for instance.
    if (!backGuard.isReturning) here.current = indexOf(history.state) ?? 0;
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let isBack = false;
    const handlePop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = here.current - (indexOf(event.state) ?? here.current - 1);
      backGuard.isReturning = steps !== 0;
      if (steps !== 0) {
        isBack = steps > 0;
        history.go(steps);
        return;
      }
      // The page's own entry is the current one again.
      if (isBack) latest.current();
      isBack = false;
    };
    const remove = backGuard.set(handlePop);
    return () => {
      backGuard.isReturning = false;
      remove();
    };
  }, [isOn]);
};
