import type { Axis } from './movement.ts';

/** Pixels before a finger means a direction. */
const SLOP = 8;
/** Only what a finger did lately counts for its speed, in milliseconds. */
const RECENT = 90;

export interface DragHandlers {
  axis: Axis;
  /** Whether this finger may drag at all; asked once it moves along the axis, `by` pixels so far. */
  accepts?: (event: PointerEvent, by: number) => boolean;
  /** Before the first `onMove`: what still moves is the finger's now. */
  onStart?: () => void;
  /** Pixels from where the finger came down. */
  onMove: (by: number) => void;
  /**
   * `velocity` in pixels a second; a drag that the browser or a second finger ends has none, and ends where it is:
   * `isCancelled`, the person has not let go.
   */
  onEnd: (by: number, velocity: number, isCancelled: boolean) => void;
}

interface Sample {
  at: number;
  time: number;
}

const speedOf = (samples: readonly Sample[], now: number): number => {
  const [first] = samples.filter(({ time }) => now - time < RECENT);
  const last = samples.at(-1);
  if (!first || !last || last.time === first.time) return 0;
  return ((last.at - first.at) / (last.time - first.time)) * 1000;
};

/**
 * Tells the drags of one finger along an axis from taps and scrolls. The element's `touch-action` has to leave that axis to
 * the page. Returns how to stop.
 */
export const watchDrag = (element: HTMLElement, handlers: DragHandlers): (() => void) => {
  const { axis, accepts, onStart, onMove, onEnd } = handlers;
  let finger: { id: number; x: number; y: number; isDragging: boolean; samples: Sample[] } | undefined;
  const end = (by: number, velocity: number, isCancelled = false) => {
    if (finger?.isDragging) onEnd(by, velocity, isCancelled);
    finger = undefined;
  };
  const alongOf = (event: PointerEvent) =>
    axis === 'x' ? event.clientX - (finger?.x ?? 0) : event.clientY - (finger?.y ?? 0);
  const begins = (event: PointerEvent): boolean => {
    if (!finger) return false;
    const across = axis === 'x' ? event.clientY - finger.y : event.clientX - finger.x;
    const along = alongOf(event);
    if (Math.max(Math.abs(along), Math.abs(across)) < SLOP) return false;
    if (Math.abs(along) > Math.abs(across) && (accepts?.(event, along) ?? true)) return true;
    finger = undefined;
    return false;
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    if (finger) return cancel();
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: false, samples: [] };
  };
  const move = (event: PointerEvent) => {
    if (finger?.id !== event.pointerId) return;
    if (!finger.isDragging) {
      if (!begins(event)) return;
      finger.isDragging = true;
      element.setPointerCapture(event.pointerId);
      onStart?.();
    }
    const along = alongOf(event);
    finger.samples.push({ at: along, time: event.timeStamp });
    onMove(along);
  };
  const up = (event: PointerEvent) => {
    if (finger?.id === event.pointerId) end(alongOf(event), speedOf(finger.samples, event.timeStamp));
  };
  const cancel = () => end(finger?.samples.at(-1)?.at ?? 0, 0, true);
  const events = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const;
  for (const [name, listener] of Object.entries(events)) {
    element.addEventListener(name, listener as EventListener);
  }
  return () => {
    finger = undefined;
    for (const [name, listener] of Object.entries(events)) {
      element.removeEventListener(name, listener as EventListener);
    }
  };
};
