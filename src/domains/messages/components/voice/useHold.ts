import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A shorter press is a tap. Milliseconds. */
const HOLD = 400;
/** A finger that slid so far to the left wants to cancel. Pixels. */
const AWAY = 80;

export interface HoldHandlers {
  onDown(): void;
  /** Where the finger is: whether letting go would cancel. */
  onSlide(isAway: boolean): void;
  onTap(): void;
  onRelease(isAway: boolean): void;
}

/** A button that is tapped, or held and let go; keys tap it. */
export const useHold = (button: RefObject<HTMLElement | null>, handlers: HoldHandlers): void => {
  const down = useEffectEvent(handlers.onDown);
  const slide = useEffectEvent(handlers.onSlide);
  const tap = useEffectEvent(handlers.onTap);
  const release = useEffectEvent(handlers.onRelease);
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    // A finger that slides away must not be taken for one that scrolls.
    element.style.touchAction = 'none';
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: stop.signal });
    let start: { x: number; at: number } | undefined;
    const isAway = (event: PointerEvent) => start !== undefined && start.x - event.clientX > AWAY;
    on('pointerdown', (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      start = { x: event.clientX, at: event.timeStamp };
      down();
    });
    on('pointermove', (event) => start && slide(isAway(event)));
    on('pointerup', (event) => {
      if (!start) return;
      const isTap = event.timeStamp - start.at < HOLD && !isAway(event);
      const away = isAway(event);
      start = undefined;
      if (isTap) tap();
      else release(away);
    });
    on('pointercancel', () => {
      if (start) release(true);
      start = undefined;
    });
    on('click', (event) => {
      // Of a key: a finger was heard above.
      if (event.detail === 0) tap();
    });
    // Holding a finger would open the menu of the system.
    on('contextmenu', (event) => event.preventDefault());
    return () => {
      stop.abort();
      // The button has gone from under the finger: what was begun goes on without it.
      if (start) tap();
    };
  }, [button]);
};
