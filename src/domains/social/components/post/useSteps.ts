import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { morphOutOfPost } from '../../morph.ts';
import type { PostViewStore } from '../../post-view.store.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

/** Previous, next and back: by button, arrow key or Escape; fingers and wheels are `useStageGestures`. */
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
    else morphOutOfPost(view.id, () => void navigate(-1));
  }, [navigate, key, view]);

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

  return { go, back };
};
