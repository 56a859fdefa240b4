import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PostViewStore } from '../../post-view.store.ts';

const FAR = 72;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

/** Previous, next and back: by button, arrow key, Escape, or a finger drawn up and down. */
export const useSteps = (view: PostViewStore) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const go = useCallback(
    (id: string | undefined) => {
      if (id !== undefined) void navigate(`/posts/${id}`, { replace: true });
    },
    [navigate],
  );
  const back = useCallback(() => {
    // Opened by its address there is nothing to go back to.
    if (key === 'default') void navigate('/home/recommend');
    else void navigate(-1);
  }, [navigate, key]);

  useEffect(() => {
    view.readAhead();
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === 'ArrowDown') go(view.next);
      if (event.key === 'ArrowUp') go(view.previous);
      if (event.key === 'Escape') back();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [view, go, back]);

  const swipe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let start: Touch | undefined;
      const down = (event: TouchEvent) => {
        start = event.touches.length === 1 ? event.touches[0] : undefined;
      };
      const up = (event: TouchEvent) => {
        const end = event.changedTouches[0];
        if (!start || !end) return;
        const along = end.clientY - start.clientY;
        if (Math.abs(along) < FAR || Math.abs(along) < 2 * Math.abs(end.clientX - start.clientX)) return;
        go(along < 0 ? view.next : view.previous);
      };
      element.addEventListener('touchstart', down, { passive: true });
      element.addEventListener('touchend', up, { passive: true });
      return () => {
        element.removeEventListener('touchstart', down);
        element.removeEventListener('touchend', up);
      };
    },
    [view, go],
  );

  return { go, back, swipe };
};
