import { useEffect, useRef, useState } from 'react';

/** Pixels that a mouse moves before a press is a drag; milliseconds that a finger rests. */
const FAR = 6;
const LONG = 250;

interface Drag {
  id: string;
  /** Where it would be put. */
  to: number;
}

interface Press {
  id: string;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const TILE = '[data-tile]';
const tilesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(TILE)];

/** The place of the tile whose middle is nearest. */
const placeAt = (list: HTMLElement, x: number, y: number): number => {
  const away = tilesIn(list).map((tile) => {
    const box = tile.getBoundingClientRect();
    const distance = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    return { distance, order: Number(tile.style.order) };
  });
  return away.reduce((best, one) => (one.distance < best.distance ? one : best), {
    distance: Number.POSITIVE_INFINITY,
    order: 0,
  }).order;
};

/**
 * Puts tiles (`data-tile`, placed by their CSS `order`) in another order by drag: a mouse at once, a finger after it has rested, so that it can
 * scroll. Nothing moves in the document until it is let go of.
 */
export const useDragOrder = (element: HTMLElement | null, onMove: (id: string, to: number) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const press = useRef<Press>(undefined);
  const latest = useRef({ drag, onMove });
  useEffect(() => {
    latest.current = { drag, onMove };
  });
  useEffect(() => {
    if (!element) return;
    const ended = new AbortController();
    const { signal } = ended;
    const begin = ({ id, x, y }: Press) => setDrag({ id, to: placeAt(element, x, y) });
    const release = () => {
      clearTimeout(press.current?.timer);
      press.current = undefined;
    };
    const handleDown = (event: globalThis.PointerEvent) => {
      const tile = (event.target as Element).closest<HTMLElement>(TILE);
      if (!tile || event.button !== 0 || tilesIn(element).length < 2) return;
      const pressed: Press = {
        id: tile.dataset.tile ?? '',
        x: event.clientX,
        y: event.clientY,
        timer: undefined,
      };
      if (event.pointerType !== 'mouse') pressed.timer = setTimeout(() => begin(pressed), LONG);
      press.current = pressed;
    };
    const handleMove = ({ clientX, clientY, pointerType }: globalThis.PointerEvent) => {
      const held = press.current;
      if (!held) return;
      const { drag: current } = latest.current;
      if (current) setDrag({ ...current, to: placeAt(element, clientX, clientY) });
      else if (Math.hypot(clientX - held.x, clientY - held.y) > FAR) {
        if (pointerType === 'mouse') begin({ ...held, x: clientX, y: clientY });
        else release();
      }
    };
    const end = (isDone: boolean) => {
      const { drag: current, onMove: move } = latest.current;
      release();
      if (!current) return;
      setDrag(undefined);
      if (isDone) move(current.id, current.to);
    };
    // The click that ends a drag opens nothing.
    const handleClick = (event: MouseEvent) => {
      if (!latest.current.drag) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // A finger that drags does not scroll.
    const handleTouch = (event: TouchEvent) => latest.current.drag && event.preventDefault();
    element.addEventListener('pointerdown', handleDown, { signal });
    element.addEventListener('click', handleClick, { signal, capture: true });
    element.addEventListener('touchmove', handleTouch, { signal, passive: false });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    element.addEventListener('contextmenu', (event) => press.current && event.preventDefault(), { signal });
    addEventListener('pointermove', handleMove, { signal });
    addEventListener('pointerup', () => setTimeout(() => end(true)), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
    return () => {
      release();
      ended.abort();
    };
  }, [element]);
  return drag;
};
