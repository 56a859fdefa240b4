import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { thumbHashUrl } from './thumbHash.ts';

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
    }, 300);
    return () => {
      stop();
      element.style.backgroundImage = '';
    };
  }, [frame, hash]);
};
