import { prefersReducedMotion } from '@livery/design-system';
import { autorun } from 'mobx';
import { type RefObject, useEffect, useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PlaybackStore } from '../playback.store.ts';

export interface ClipControls {
  isPlaying: boolean;
  /** Position and length in seconds. */
  seconds: number;
  length: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** Twice as fast, as long as it is wanted. */
  setFast: (isFast: boolean) => void;
}

/** Plays a clip that was opened on purpose: with its sound where the browser allows it, muted elsewhere. */
export const useClipControls = (video: RefObject<HTMLVideoElement | null>, length: number): ClipControls => {
  const { playback } = useStores().social;
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const follow = () => {
      setIsPlaying(!element.paused);
      setSeconds(element.currentTime);
    };
    const events = ['play', 'pause', 'timeupdate', 'seeked'] as const;
    for (const name of events) element.addEventListener(name, follow);
    // Whoever came by a link has seen no list that knows it.
    playback.recallSound();
    const stop = autorun(() => {
      element.muted = playback.isMuted;
    });
    if (!prefersReducedMotion()) void play(element, playback);
    return () => {
      stop();
      for (const name of events) element.removeEventListener(name, follow);
    };
  }, [video, playback]);

  return {
    isPlaying,
    seconds,
    length,
    toggle: () => {
      const element = video.current;
      if (element?.paused) void play(element, playback);
      else element?.pause();
    },
    seek: (target) => {
      if (video.current) video.current.currentTime = target;
    },
    setFast: (isFast) => {
      if (video.current) video.current.playbackRate = isFast ? 2 : 1;
    },
  };
};

/** Without its sound where the browser allows none, and the button says so. */
const play = (element: HTMLVideoElement, playback: PlaybackStore): Promise<void> =>
  element.play().catch((error: unknown) => {
    // Or it was stopped before it began.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return undefined;
    playback.silence();
    return element.play().catch(() => undefined);
  });
