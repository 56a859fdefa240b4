import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { morphOutOfPost } from '../morph.ts';
import type { PostViewStore } from './post-view.store.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

export type Step = 1 | -1;

/** State of the entry in the history that a step leads to. */
interface Turned {
  step: Step;
}

/**
 * Previous, next and back: by button, arrow key or Escape; fingers and wheels are `usePostPager`. `arrival` is the step that
 * led here, none for who came another way.
 */
export const useSteps = (view: PostViewStore) => {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isTurned = useNavigationType() === 'REPLACE';
  const steppedTo = useRef(view.id);
  const go = useCallback(
    (step: Step, from?: string) => {
      const id = view.beside(step, from);
      if (id === undefined) return false;
      steppedTo.current = id;
      navigate(`/posts/${id}`, { replace: true, state: { step } satisfies Turned });
      return true;
    },
    [navigate, view],
  );
  const back = useCallback(() => {
    // Opened by its address there is nothing to go back to.
    if (key === 'default') navigate('/home/recommend');
    else morphOutOfPost(view.id, () => navigate(-1));
  }, [navigate, key, view]);

  useEffect(() => {
    view.readAhead();
    // On from where one stepped already, also before that post stands here. A key that is held waits for it.
    const step = (by: Step, event: KeyboardEvent) => {
      if (event.repeat && steppedTo.current !== view.id) return;
      if (go(by, steppedTo.current)) event.preventDefault();
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === 'ArrowDown') step(1, event);
      if (event.key === 'ArrowUp') step(-1, event);
      // Out of full screen is one way, out of the post another.
      if (event.key === 'Escape' && !document.fullscreenElement) back();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [view, go, back]);

  return { go, back, arrival: isTurned ? (state as Turned | null)?.step : undefined };
};
