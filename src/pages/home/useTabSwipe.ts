import { useCallback } from 'react';
import { useNavigate } from 'react-router';

const FAR = 64;

/** A finger drawn sideways goes to the neighbouring tab; up and down stays scrolling. */
export const useTabSwipe = (places: readonly string[], here: string) => {
  const navigate = useNavigate();
  const key = places.join();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let start: { x: number; y: number } | undefined;
      const down = (event: PointerEvent) => {
        start = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : undefined;
      };
      const up = (event: PointerEvent) => {
        if (!start) return;
        const across = event.clientX - start.x;
        const along = Math.abs(event.clientY - start.y);
        start = undefined;
        if (Math.abs(across) < FAR || Math.abs(across) < 2 * along) return;
        const all = key.split(',');
        const target = all[all.indexOf(here) - Math.sign(across)];
        if (target) void navigate(target);
      };
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointerup', up);
      return () => {
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointerup', up);
      };
    },
    [navigate, key, here],
  );
};
