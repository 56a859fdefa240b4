import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useBackGuard } from '../../../lib/useBackGuard.ts';

const BACK = -1;

/** An address of the application that a plain click on `event` leads to. */
const addressOf = (event: MouseEvent): string | undefined => {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  return isPlain && link && !link.target ? (link.getAttribute('href') ?? undefined) : undefined;
};

/**
 * While something is written, whoever goes elsewhere is asked: by Back, by a link, by the page's own button. `go` leaves without asking;
 * `isAsking` until then, or until `stay`.
 */
export const useLeaving = (isWritten: boolean) => {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | number>();
  const [isLeaving, setLeaving] = useState(false);
  const wanted = useRef<string | number>(undefined);
  const guards = isWritten && !isLeaving;
  useBackGuard(guards, () => setTarget(BACK));
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const address = addressOf(event);
    if (address === undefined || address === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(address);
  });
  useEffect(() => {
    if (!guards) return;
    const ended = new AbortController();
    document.addEventListener('click', (event) => handleClick(event), {
      capture: true,
      signal: ended.signal,
    });
    return () => ended.abort();
  }, [guards]);
  // The guard is off by now.
  useEffect(() => {
    if (isLeaving && wanted.current !== undefined) navigate(wanted.current);
  }, [isLeaving, navigate]);
  const go = (to: string | number | undefined = target) => {
    wanted.current = to;
    setTarget(undefined);
    setLeaving(true);
  };
  return {
    isAsking: target !== undefined && !isLeaving,
    leave: (to: string) => (isWritten ? setTarget(to) : go(to)),
    stay: () => setTarget(undefined),
    go,
  };
};
