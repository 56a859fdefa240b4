import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RoomStore } from '../room.store.ts';
import { useChat } from '../useChat.ts';

interface Sending {
  cid: string;
  create_at: string;
}

/** Tells of the last one where it was begun here and now: of none that was there before, is read from storage, or stays when another goes. */
export const useNewLast = (list: readonly Sending[], onNew: () => void): void => {
  const [since] = useState(() => new Date().toISOString());
  const told = useRef(since);
  const last = list.at(-1);
  const tell = useEffectEvent(() => {
    if (!last || last.create_at <= told.current) return;
    told.current = last.create_at;
    onNew();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list with the same last one is no news
  useEffect(tell, [last?.cid]);
};

/** One's own words come into sight when they are sent; on entering, what still waits is no reason to leave what is unread, nor later a caption whose files have arrived. */
export const useOwnInSight = (room: RoomStore, toFoot: () => void): void => {
  const { uploads } = useChat();
  const written = room.outbox.list.filter(({ isCaption }) => !isCaption);
  useNewLast(written, toFoot);
  useNewLast(
    uploads.of(room.id).map(({ kept }) => kept),
    toFoot,
  );
};
