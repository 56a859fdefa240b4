import { useEffect, useEffectEvent, useRef } from 'react';
import { HeartIcon } from '../../icons/index.ts';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './MediaStage.css.ts';

export interface StageHeartProps {
  /** Where the finger was, in pixels from the stage's upper left corner. */
  x: number;
  y: number;
  onGone: () => void;
}

/** Three times the largest drawing. */
const BEAT: Keyframe[] = [
  { opacity: 0, transform: 'scale(1)' },
  { opacity: 1, transform: 'scale(3.4)', offset: 0.2 },
  { opacity: 1, transform: 'scale(3)', offset: 0.35 },
  { opacity: 1, transform: 'scale(3)', offset: 0.65 },
  { opacity: 0, transform: 'translateY(-48px) scale(4)' },
];
const FADE: Keyframe[] = [0, 1, 0].map((opacity) => ({ opacity, transform: 'scale(3)' }));

/** A heart where somebody tapped twice; it goes by itself. */
export function StageHeart({ x, y, onGone }: StageHeartProps) {
  const heart = useRef<HTMLSpanElement>(null);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const beat = heart.current?.animate(prefersReducedMotion() ? FADE : BEAT, {
      duration: 800,
      easing: 'ease-out',
    });
    beat?.finished.then(
      () => gone(),
      () => undefined,
    );
    return () => beat?.cancel();
  }, []);
  return (
    <span
      ref={heart}
      aria-hidden
      data-heart
      className={`pointer-events-none absolute z-raised text-like ${css.heart}`}
      style={{ left: x, top: y }}
    >
      <Icon of={HeartIcon} size="xl" fill="solid" />
    </span>
  );
}
