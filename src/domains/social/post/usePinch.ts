import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Two fingers on a stage, or the wheel that a trackpad's two fingers are, want to see it larger. */
export const usePinch = (stage: RefObject<HTMLElement | null>, onPinch: () => void): void => {
  const pinch = useEffectEvent(onPinch);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const touch = ({ touches }: TouchEvent) => {
      if (touches.length === 2) pinch();
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey || event.deltaY >= 0) return;
      event.preventDefault();
      pinch();
    };
    element.addEventListener('touchstart', touch, { passive: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('wheel', wheel);
    };
  }, [stage]);
};
