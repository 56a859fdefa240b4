import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollMemory } from '../../lib/scroll/scroll-memory.ts';

/** Lists that give back the place where they were left, however one returns to them. */
const isKept = (pathname: string): boolean => /^\/(home|gallery|chart)(\/|$)/.test(pathname);

/** Going back returns to the pixel; a new place starts at its top. */
export function ScrollKeeper() {
  const { pathname } = useLocation();
  const direction = useNavigationType();
  const here = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => scrollMemory.keep(here.current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    const isReturn = direction === NavigationType.Pop || isKept(pathname);
    scrollTo({ top: isReturn ? scrollMemory.recall(pathname) : 0, behavior: 'instant' });
  }, [pathname, direction]);

  return null;
}
