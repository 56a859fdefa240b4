import { ChatType, type Group } from '@livery/contract';
import { Button, ChatLog, ChatNotice, ChevronDownIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { kindOf } from '../message.model.ts';
import type { ReadyRoom, RoomStore } from '../room.store.ts';
import type { RoomRow } from '../room-rows.model.ts';
import { useChat } from '../useChat.ts';
import { LogEdge } from './LogEdge.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useLogScroll } from './useLogScroll.ts';

interface LogProps {
  room: RoomStore;
  group: Group | undefined;
}

/** How long the message that was jumped to stays marked. Milliseconds. */
const MARK = 2_000;

/** The foot of the conversation is seen: at once, and again when the page comes back into view. */
const useSeen = (room: RoomStore) => {
  const { seen } = useChat();
  const newest = room.isFollowed ? room.lastOfOthers : undefined;
  useEffect(() => {
    if (newest === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') seen.see(room.id, newest, (id) => room.placeOf(id));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [seen, room, newest]);
};

/** What came last from somebody else, in words that are read out. */
const useAnnouncement = ({ room, group }: LogProps): string => {
  const text = useText();
  const { users } = useStores();
  const { last } = room;
  const [openedAt] = useState(() => last?.seq ?? 0);
  if (!last || last.seq <= openedAt || last.user_id === users.id) return '';
  const kind = kindOf(last);
  const words = kind === undefined ? last.text : text(kind);
  return text('room.said', { name: last.user?.nickname ?? group?.display_name ?? '', words });
};

/** One's own words are always in sight. */
const useOwnInSight = (room: RoomStore, toFoot: () => void) => {
  const sending = room.outbox.list.at(-1)?.cid;
  const show = useEffectEvent(toFoot);
  useEffect(() => {
    if (sending !== undefined) show();
  }, [sending]);
};

const useMarkEnds = (room: RoomStore) => {
  const { marked } = room;
  useEffect(() => {
    if (marked === undefined) return;
    const timer = setTimeout(() => room.unmark(), MARK);
    return () => clearTimeout(timer);
  }, [room, marked]);
};

const ReadyLog = observer(function ReadyLog({ room, group, state }: LogProps & { state: ReadyRoom }) {
  const text = useText();
  const { window, older, newer } = state;
  const scroll = useLogScroll({
    shown: window,
    isLive: newer === 'end',
    marked: room.marked,
    onTop: () => older === 'more' && void room.loadOlder(),
    onBottom: () => newer === 'more' && void room.loadNewer(),
    onFoot: (isAtFoot) => room.follow(isAtFoot),
  });
  const toFoot = () => {
    room.showNewest();
    scroll.toFoot();
  };
  useSeen(room);
  useOwnInSight(room, toFoot);
  useMarkEnds(room);
  const isGroup = group?.type === ChatType.GROUP;
  const seenTo = room.seenTo(group?.last_read ?? null);
  const item = (row: RoomRow) => {
    const message = row.kind === 'message' ? row.message : undefined;
    const isRead = message !== undefined && message.seq <= seenTo;
    const isMarked = message !== undefined && message.id === room.marked;
    return (
      <MessageItem
        key={row.key}
        row={row}
        outbox={room.outbox}
        isGroup={isGroup}
        isRead={isRead}
        isMarked={isMarked}
      />
    );
  };
  return (
    <ChatLog
      ref={scroll.ref}
      onScroll={scroll.onScroll}
      label={text('room.log')}
      announcement={useAnnouncement({ room, group })}
      float={
        !room.isFollowed && (
          <Button
            tone={room.missed > 0 ? 'primary' : 'secondary'}
            size="sm"
            icon={ChevronDownIcon}
            onClick={toFoot}
          >
            {room.missed > 0 ? text('room.missed', { count: room.missed }) : text('room.to_foot')}
          </Button>
        )
      }
    >
      <LogEdge edge={older} end="older" onRetry={() => void room.loadOlder()} />
      {window.rows.map(item)}
      {room.outgoing.map(item)}
      {window.rows.length + room.outgoing.length === 0 && <ChatNotice>{text('room.first')}</ChatNotice>}
      <LogEdge edge={newer} end="newer" onRetry={() => void room.loadNewer()} />
    </ChatLog>
  );
});

/** The messages of an opened room: the part of them that its window holds. */
export const MessageLog = observer(function MessageLog({ room, group }: LogProps) {
  const { state } = room;
  return state.status === 'ready' ? <ReadyLog room={room} group={group} state={state} /> : null;
});
