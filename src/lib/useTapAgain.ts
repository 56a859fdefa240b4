import { prefersReducedMotion } from '@livery/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Farther than this many screens down, the way back to the top is not shown. */
const FAR = 3;

/** Calls `refresh`, from the top of the page, when somebody goes to the place where they are: Home, or the tab, tapped again. */
export const useTapAgain = (refresh: () => void): void => {
  const { key, pathname, search, hash } = useLocation();
  const place = pathname + search + hash;
  const last = useRef({ key, place });
  const again = useEffectEvent(() => {
    const isStill = prefersReducedMotion();
    const isFar = scrollY > FAR * innerHeight;
    scrollTo({ top: 0, behavior: isStill || isFar ? 'instant' : 'smooth' });
    refresh();
  });
  useEffect(() => {
    const { key: lastKey, place: lastPlace } = last.current;
    last.current = { key, place };
    if (key !== lastKey && place === lastPlace) again();
  }, [key, place]);
};
