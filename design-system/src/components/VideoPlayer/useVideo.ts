import { type KeyboardEvent, useRef, useState } from 'react';
import { playAlone } from '../../lib/play-alone.ts';

/** Seconds that a key leaps. */
const LEAPS: Partial<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5 };

/** The state of a video element, from its own events, and its controls. */
export function useVideo({ isBegun, onFail }: { isBegun: boolean; onFail: (() => void) | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [waiting, setWaiting] = useState(isBegun);

  function toggle() {
    const element = video.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setPlaying(false));
    else element.pause();
  }

  function seek(to: number) {
    if (video.current) video.current.currentTime = Math.max(0, to);
    setSeconds(Math.max(0, to));
  }

  function mute() {
    if (video.current) video.current.muted = !video.current.muted;
  }

  function handleKey(event: KeyboardEvent) {
    // A button or the seek bar has its own use for these keys.
    if (event.target !== event.currentTarget) return;
    const leap = LEAPS[event.key];
    const deed = { ' ': toggle, k: toggle, m: mute }[event.key];
    if (leap === undefined && !deed) return;
    event.preventDefault();
    if (leap !== undefined) seek((video.current?.currentTime ?? 0) + leap);
    deed?.();
  }

  const events = {
    ref: video,
    onPlay: () => {
      setPlaying(true);
      if (video.current) playAlone(video.current);
    },
    onPause: () => setPlaying(false),
    onWaiting: () => setWaiting(true),
    onPlaying: () => setWaiting(false),
    // A browser may have its own mind about who plays by itself.
    onCanPlay: () => setWaiting(false),
    onError: () => {
      setWaiting(false);
      setPlaying(false);
      onFail?.();
    },
    onVolumeChange: () => setMuted(video.current?.muted ?? false),
    onTimeUpdate: () => setSeconds(video.current?.currentTime ?? 0),
  };
  return { playing, muted, seconds, waiting, toggle, seek, mute, handleKey, events };
}
