import { ReplyMark } from '@livery/design-system';
import { settle, watchDrag } from '@livery/design-system/motion';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { rowAt, toolContainerOf } from './rows.ts';

/** Pixels that a bubble follows a finger at most, and from which letting go replies. */
const REACH = 96;
const FAR_ENOUGH = 48;

/** The farther, the heavier. */
const shownAt = (by: number): number => REACH * (1 - Math.exp(-by / REACH));

/** A slider, or what scrolls sideways, has its own use for the finger. */
const hasOwnUse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[type="range"], [role="slider"]') !== null;

interface DragToReplyProps {
  box: RefObject<HTMLElement | null>;
  /** Whether a message may be replied to. */
  accepts: (row: HTMLElement) => boolean;
  /** The finger has come so far that letting go replies. */
  onFar: () => void;
  onReply: (row: HTMLElement) => void;
}

interface Drag {
  row: HTMLElement;
  bubble: HTMLElement;
  isFar: boolean;
}

/** A bubble follows a finger that goes from right to left, and letting go far enough replies to it. */
export function DragToReply({ box, accepts, onFar, onReply }: DragToReplyProps) {
  const [drag, setDrag] = useState<Drag>();
  const mayDrag = useEffectEvent(accepts);
  const comesFar = useEffectEvent(onFar);
  const replies = useEffectEvent(onReply);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let dragged: Drag | undefined;
    const show = (next: Drag | undefined) => {
      if (next?.isFar !== dragged?.isFar || next?.row !== dragged?.row) setDrag(next);
      if (next?.isFar && !dragged?.isFar) comesFar();
      dragged = next;
    };
    const take = ({ target }: PointerEvent, by: number): boolean => {
      const row = by < 0 && !hasOwnUse(target) ? rowAt(target) : undefined;
      const bubble = row && toolContainerOf(row);
      if (!bubble || !mayDrag(row)) return false;
      show({ row, bubble, isFar: false });
      return true;
    };
    const stop = watchDrag(element, {
      axis: 'x',
      accepts: take,
      onMove: (by) => {
        if (!dragged) return;
        const shown = shownAt(Math.max(0, -by));
        dragged.bubble.style.transform = `translateX(${-shown}px)`;
        show({ ...dragged, isFar: shown >= FAR_ENOUGH });
      },
      onEnd: (by, velocity, isCancelled) => {
        if (!dragged) return;
        const { row, bubble, isFar } = dragged;
        // A finger that goes back means no reply.
        if (isFar && velocity <= 0 && !isCancelled) replies(row);
        show(undefined);
        void settle(bubble, { axis: 'x', from: -shownAt(Math.max(0, -by)) });
      },
    });
    return stop;
  }, [box]);
  return drag ? createPortal(<ReplyMark isFar={drag.isFar} />, drag.bubble) : null;
}
