import { useEffect, useEffectEvent, useRef } from 'react';
import type { RoomStore } from '../room.store.ts';
import { useChat } from '../useChat.ts';

/** Tells of the last one where it was not there before; of none that stood there when one came. */
export const useNewLast = (cids: readonly string[], onNew: () => void): void => {
  const known = useRef(cids);
  const tell = useEffectEvent(() => {
    const last = cids.at(-1);
    const isNew = last !== undefined && !known.current.includes(last);
    known.current = cids;
    if (isNew) onNew();
  });
  const key = cids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same is no news
  useEffect(tell, [key]);
};

/** One's own words come into sight when they are sent; on entering, what still waits is no reason to leave what is unread. */
export const useOwnInSight = (room: RoomStore, toFoot: () => void): void => {
  const { uploads } = useChat();
  useNewLast(
    room.outbox.list.map(({ cid }) => cid),
    toFoot,
  );
  useNewLast(
    uploads.of(room.id).map(({ cid }) => cid),
    toFoot,
  );
};
