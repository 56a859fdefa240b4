import type { Step } from './useSteps.ts';

/** Whether the page has nothing left to scroll to that way. A pixel is the browser's rounding. */
export const isAtEdge = (step: Step): boolean => {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return step === 1 ? scrollTop + clientHeight >= scrollHeight - 1 : scrollTop <= 0;
};

/** Keeps the browser from scrolling with a finger that begins its way beyond the page's edge: its pointer events go on. */
export const holdEdges = (page: HTMLElement, has: (step: Step) => boolean): (() => void) => {
  let start: { x: number; y: number } | undefined;
  const down = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    start = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch || !event.cancelable) return;
    const along = touch.clientY - start.y;
    const step = along < 0 ? 1 : -1;
    const isUpright = Math.abs(along) > Math.abs(touch.clientX - start.x);
    if (isUpright && has(step) && isAtEdge(step)) event.preventDefault();
    else start = undefined;
  };
  page.addEventListener('touchstart', down, { passive: true });
  page.addEventListener('touchmove', move, { passive: false });
  return () => {
    page.removeEventListener('touchstart', down);
    page.removeEventListener('touchmove', move);
  };
};
