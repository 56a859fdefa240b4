import type { Message } from '@livery/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RoomStore } from '../room.store.ts';
import { isAttended } from '../seen.ts';
import { useChat } from '../useChat.ts';
import { lastInSight } from './in-sight.ts';
import type { PaneKind } from './usePane.ts';

/** The newest message of others at or above the last row in sight. */
const newestAbove = (room: RoomStore, box: HTMLElement): Message | undefined => {
  const row = lastInSight(box.querySelectorAll<HTMLElement>('[data-message]'), box);
  return row && room.lastOfOthersAt(row.dataset['message'] ?? '');
};

/**
 * Marks as seen what has come before the person's eyes: at the foot all of it, above it up to the newest that was in sight. At
 * once, and again when they come back to the page, or what covered it goes. Returns what looks after a scroll.
 */
export const useSeen = (
  room: RoomStore,
  box: RefObject<HTMLElement | null>,
  pane: PaneKind | undefined,
): (() => void) => {
  const { seen } = useChat();
  const { isFollowed, isEntering, sought } = room.view;
  const newest = isFollowed ? room.newest.lastOfOthers : undefined;
  const look = () => {
    const element = box.current;
    const isCovered = element?.checkVisibility?.({ visibilityProperty: true }) === false;
    if (!element || isCovered || !isAttended()) return;
    const { view } = room;
    // What is in sight while the unread are looked for goes again, unless somebody reads there.
    if (view.isEntering || (view.sought && view.isFollowed)) return;
    const message = view.isFollowed ? room.newest.lastOfOthers : newestAbove(room, element);
    seen.see(room.id, message, (id) => room.history.seqOf(id));
  };
  const lookAgain = useEffectEvent(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came, what covers the log and where it is opened
  useEffect(lookAgain, [room, newest, pane, isEntering, sought, room.view.target]);
  useEffect(() => {
    const ended = new AbortController();
    const onBack = () => lookAgain();
    document.addEventListener('visibilitychange', onBack, { signal: ended.signal });
    addEventListener('focus', onBack, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  useEffect(() => (isFollowed ? seen.show(room.id) : undefined), [seen, room, isFollowed]);
  return look;
};
