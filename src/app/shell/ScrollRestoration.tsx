import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollMemory } from '../../lib/scroll/scroll-memory.ts';

/** Lists that give back the place where they were left, however one returns to them. */
const isKept = (pathname: string): boolean => /^\/(home|gallery|chart)(\/|$)/.test(pathname);

/** Going back returns to the pixel; a new place starts at its top. */
export function ScrollRestoration() {
  const { pathname } = useLocation();
  const direction = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('scroll', scrollMemory.keep, { passive: true });
    return () => removeEventListener('scroll', scrollMemory.keep);
  }, []);

  useLayoutEffect(() => {
    const { here } = scrollMemory;
    scrollMemory.here = pathname;
    if (!here || here === pathname) return;
    const isReturn = direction === NavigationType.Pop || isKept(pathname);
    scrollTo({ top: isReturn ? scrollMemory.recall(pathname) : 0, behavior: 'instant' });
  }, [pathname, direction]);

  return null;
}
