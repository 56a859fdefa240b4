import { type RefObject, useEffect } from 'react';

/** Less than this is no keyboard: a bar of the browser that comes and goes. Pixels. */
const LEAST = 80;

/**
 * Keeps an element as high as what is seen of it while a keyboard is up. Browsers that make the page smaller for their
 * keyboard need none of it; Safari lays it over the page, and moves the page up under it.
 */
export const useAboveKeyboard = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      const element = ref.current;
      if (!element) return;
      // Somebody who has zoomed in sees a part of the page, without a keyboard.
      const isCovered = seen.scale <= 1 && innerHeight - seen.height >= LEAST;
      element.style.height = isCovered ? `${seen.height}px` : '';
      element.style.transform = isCovered && seen.offsetTop > 0 ? `translateY(${seen.offsetTop}px)` : '';
    };
    const ended = new AbortController();
    for (const name of ['resize', 'scroll']) seen.addEventListener(name, fit, { signal: ended.signal });
    // What is seen is known once the page has been laid out: asking before would do that while the room is being drawn.
    const frame = requestAnimationFrame(fit);
    return () => {
      cancelAnimationFrame(frame);
      ended.abort();
    };
  }, [ref]);
};
