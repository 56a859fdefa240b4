import { enterPage, watchPager } from '@livery/design-system/motion';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { holdEdges, isAtEdge } from './page-edges.ts';
import type { PostViewStore } from './post-view.store.ts';
import { watchWheel } from './post-wheel.ts';
import type { Step, useSteps } from './useSteps.ts';

interface PostPager {
  view: PostViewStore;
  steps: ReturnType<typeof useSteps>;
  /** The page scrolls: only beyond its ends do fingers and wheel turn. */
  scrolls?: boolean;
  accepts?: (event: PointerEvent) => boolean;
}

/** Fingers and wheel on a post: up and down turn to the next one and the one before. */
export const usePostPager = (page: RefObject<HTMLElement | null>, options: PostPager): void => {
  const { view, steps, scrolls = false, accepts = () => true } = options;
  const has = useEffectEvent((step: Step) => (step === 1 ? view.next : view.previous) !== undefined);
  const isFree = useEffectEvent((step: Step) => !scrolls || isAtEdge(step));
  const isAccepted = useEffectEvent(accepts);
  const turn = useEffectEvent((step: Step) => steps.go(step));
  const { arrival } = steps;
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const stops = [
      watchPager(element, {
        axis: 'y',
        has,
        turn,
        accepts: (event, by) => isFree(by < 0 ? 1 : -1) && isAccepted(event),
      }),
      watchWheel(element.parentElement ?? element, isFree, turn),
      scrolls ? holdEdges(element.parentElement ?? element, has) : () => undefined,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [page, scrolls]);
  const enter = useEffectEvent(() => {
    if (page.current && arrival) enterPage(page.current, 'y', arrival);
  });
  useLayoutEffect(() => enter(), []);
};
