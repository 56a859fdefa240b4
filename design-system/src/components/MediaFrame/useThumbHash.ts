import { type RefObject, useEffect } from 'react';
import { thumbHashUrl } from './thumbHash.ts';

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: 300 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 50);
  return () => clearTimeout(handle);
};

const isLoaded = (frame: HTMLElement): boolean => frame.querySelector('img')?.complete ?? false;

/**
 * Lays the blurred stand-in behind a picture that is still on its way. Decoding one costs as much as drawing a card, so
 * it waits for an idle moment, and is left out for a picture that has come by then.
 */
export const useThumbHash = (frame: RefObject<HTMLElement | null>, hash: string | null | undefined): void => {
  useEffect(() => {
    const element = frame.current;
    if (!element || !hash) return undefined;
    const stop = whenIdle(() => {
      const url = isLoaded(element) ? undefined : thumbHashUrl(hash);
      if (!url) return;
      element.style.backgroundImage = `url(${url})`;
      element.style.backgroundSize = '100% 100%';
    });
    return () => {
      stop();
      element.style.backgroundImage = '';
    };
  }, [frame, hash]);
};
