import { prefersReducedMotion } from '@livery/design-system';
import { reaction } from 'mobx';
import { type RefObject, useEffect } from 'react';
import { firstIdle } from '../../../lib/first-idle.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { IN_VIEW } from '../playback.store.ts';

/** Tells the list how much of a clip is in view, and plays it when it is its turn. */
export const useClip = (id: string, video: RefObject<HTMLVideoElement | null>): void => {
  const { playback } = useStores().social;
  useEffect(() => {
    const element = video.current;
    if (!element || prefersReducedMotion()) return;
    const sight = new IntersectionObserver(
      ([entry]) => entry && playback.see(id, element, entry.intersectionRatio),
      { threshold: [0, IN_VIEW, 1] },
    );
    sight.observe(element);
    void firstIdle().then(() => playback.start());
    const stop = reaction(
      () => playback.playing === id,
      (isMine) => {
        if (isMine) void element.play().catch(() => undefined);
        else element.pause();
      },
    );
    return () => {
      stop();
      sight.disconnect();
      playback.forget(id);
    };
  }, [id, video, playback]);
};
