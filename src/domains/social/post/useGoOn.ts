import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { PostViewStore } from './post-view.store.ts';
import type { useSteps } from './useSteps.ts';

/** A post that goes while it is watched, deleted or not for who reads any more: the feed goes on with its neighbour. */
export const useGoOn = (view: PostViewStore, steps: ReturnType<typeof useSteps>): void => {
  const goOn = useEffectEvent(() => {
    if (view.next !== undefined) steps.go(1);
    else if (view.previous !== undefined) steps.go(-1);
    else view.leave();
  });
  useEffect(
    () =>
      reaction(
        () => view.isGone,
        (isGone) => isGone && goOn(),
      ),
    [view],
  );
};
