import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RoomStore } from '../../room.store.ts';
import { isAttended } from '../../seen.ts';
import { isInSight } from '../in-sight.ts';

const rowOf = (box: HTMLElement, id: string) =>
  box.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);

/** Looks which of the messages that were meant for the person come before their eyes; returns what looks after a scroll. */
export const useUnseen = (room: RoomStore, box: RefObject<HTMLElement | null>): (() => void) => {
  const { unseen } = room;
  // Observed by who draws: what is added is looked for.
  const wanted = [...unseen.mentions, ...unseen.reactions];
  const look = () => {
    const element = box.current;
    if (wanted.length === 0 || !element || !isAttended()) return;
    const { from, to } = room.view.ready?.window ?? { from: 1, to: 0 };
    for (const { id, seq } of wanted) {
      // What is not drawn is not looked for.
      if (seq < from || seq > to) continue;
      const row = rowOf(element, id);
      if (row && isInSight(row, element)) unseen.see(id);
    }
  };
  const lookAgain = useEffectEvent(look);
  // After each drawing, before it is painted: rows come, go and move with it.
  useLayoutEffect(lookAgain);
  useEffect(() => {
    const ended = new AbortController();
    const onBack = () => lookAgain();
    document.addEventListener('visibilitychange', onBack, { signal: ended.signal });
    addEventListener('focus', onBack, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return look;
};
