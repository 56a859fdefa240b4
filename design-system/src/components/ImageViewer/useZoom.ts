import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { type Swipes, swiped } from './swipes.ts';
import { FITTED, held, type Zoom, zoomedAt } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

const DOUBLE = 2.5;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function pointIn(event: { clientX: number; clientY: number }, box: DOMRect): Point {
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

/** Pinch, pan, wheel and double click on a picture; one that fits follows the finger, which turns or closes. */
export function useZoom(swipes: Swipes) {
  const [zoom, setZoom] = useState(FITTED);
  const fingers = useRef(new Map<number, Point>());
  const drawn = useRef({ x: 0, y: 0 });

  function pinch(id: number, here: Point, box: DOMRect) {
    const other = [...fingers.current].find(([finger]) => finger !== id)?.[1];
    const before = fingers.current.get(id);
    if (!other || !before) return;
    const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
    const factor = distance(here, other) / Math.max(1, distance(before, other));
    setZoom((now) => zoomedAt(now, factor, middle, box));
  }

  function drag(by: Point, box: DOMRect) {
    if (zoom.scale > 1) setZoom((now: Zoom) => held({ ...now, x: now.x + by.x, y: now.y + by.y }, box));
    else {
      drawn.current = { x: drawn.current.x + by.x, y: drawn.current.y + by.y };
      setZoom({ ...drawn.current, scale: 1 });
    }
  }

  function letGo() {
    drawn.current = { x: 0, y: 0 };
    setZoom((now) => (now.scale > 1 ? now : FITTED));
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      const box = event.currentTarget.getBoundingClientRect();
      fingers.current.set(event.pointerId, pointIn(event, box));
      drawn.current = { x: 0, y: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const box = event.currentTarget.getBoundingClientRect();
      const here = pointIn(event, box);
      if (fingers.current.size > 1) pinch(event.pointerId, here, box);
      else drag({ x: here.x - before.x, y: here.y - before.y }, box);
      fingers.current.set(event.pointerId, here);
    },
    onPointerUp(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      swiped(drawn.current, swipes);
      letGo();
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      letGo();
    },
    onWheel(event: WheelEvent<HTMLElement>) {
      const box = event.currentTarget.getBoundingClientRect();
      const point = pointIn(event, box);
      setZoom((now) => zoomedAt(now, event.deltaY < 0 ? 1.2 : 1 / 1.2, point, box));
    },
    onDoubleClick(event: { currentTarget: HTMLElement; clientX: number; clientY: number }) {
      const box = event.currentTarget.getBoundingClientRect();
      const point = pointIn(event, box);
      setZoom((now) => (now.scale > 1 ? FITTED : zoomedAt(now, DOUBLE, point, box)));
    },
  };
  return { zoom, setZoom, handlers };
}
