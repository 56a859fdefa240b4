import { ChatType, type Group } from '@livery/contract';
import {
  Button,
  ChatLog,
  ChatNotice,
  ChevronDownIcon,
  EmptyState,
  ErrorState,
  Spinner,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { kindOf } from '../message.model.ts';
import type { RoomStore } from '../room.store.ts';
import { keepRows, type RoomRow, roomRows } from '../room-rows.model.ts';
import { useChat } from '../useChat.ts';
import { MessageItem } from './MessageItem.tsx';
import { useLogScroll } from './useLogScroll.ts';

interface LogProps {
  room: RoomStore;
  group: Group | undefined;
}

/** What the log shows; what has not changed since the last time is the same object. */
const useRows = (room: RoomStore): readonly RoomRow[] => {
  const { users } = useStores();
  const before = useRef<readonly RoomRow[]>([]);
  const rows = keepRows(before.current, roomRows(room.messages, room.outbox.list, users.id));
  useEffect(() => {
    before.current = rows;
  });
  return rows;
};

/** The foot of the conversation is seen: at once, and again when the page comes back into view. */
const useSeen = (room: RoomStore, isAtFoot: boolean, newest: number | undefined) => {
  const chat = useChat();
  useEffect(() => {
    if (!isAtFoot || newest === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') chat.seen.see(room.id, room.messages);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [chat, room, isAtFoot, newest]);
};

/** How many of others came since the foot was last in sight. */
const useMissed = (room: RoomStore, isAtFoot: boolean, newest: number | undefined): number => {
  const { users } = useStores();
  const [seenSeq, setSeenSeq] = useState(newest);
  // Set while rendering: an effect would cost a second commit a message, and a burst of them is refused by React.
  if (isAtFoot && newest !== seenSeq) setSeenSeq(newest);
  if (isAtFoot) return 0;
  return room.messages.filter(({ seq, user_id }) => seq > (seenSeq ?? 0) && user_id !== users.id).length;
};

/** What came last from somebody else, in words that are read out. */
const useAnnouncement = ({ room, group }: LogProps): string => {
  const text = useText();
  const { users } = useStores();
  const last = room.messages.at(-1);
  const [openedAt] = useState(() => last?.seq ?? 0);
  if (!last || last.seq <= openedAt || last.user_id === users.id) return '';
  const kind = kindOf(last);
  const words = kind === undefined ? last.text : text(kind);
  return text('room.said', { name: last.user?.nickname ?? group?.display_name ?? '', words });
};

const Older = observer(function Older({ room }: { room: RoomStore }) {
  const text = useText();
  if (room.older === 'failed') {
    return (
      <ChatNotice>
        <Button size="sm" tone="ghost" onClick={() => void room.loadOlder()}>
          {text('room.older.retry')}
        </Button>
      </ChatNotice>
    );
  }
  return room.older === 'loading' ? (
    <ChatNotice>
      <Spinner label={text('room.older.loading')} />
    </ChatNotice>
  ) : null;
});

/** The messages of an opened room. */
export const MessageLog = observer(function MessageLog({ room, group }: LogProps) {
  const text = useText();
  const rows = useRows(room);
  const onTop = useCallback(() => {
    if (room.older === 'idle') void room.loadOlder();
  }, [room]);
  const firstKey = room.messages[0]?.id;
  const scroll = useLogScroll(`${rows.length}.${rows.at(-1)?.key}.${firstKey}`, firstKey, onTop);
  const isGroup = group?.type === ChatType.GROUP;
  const readTo = room.placeOf(group?.last_read ?? null);
  const newest = room.messages.at(-1)?.seq;
  useSeen(room, scroll.isAtFoot, newest);
  const missed = useMissed(room, scroll.isAtFoot, newest);
  const { toFoot } = scroll;
  // One's own words are always in sight.
  const sending = room.outbox.list.at(-1)?.cid;
  useEffect(() => {
    if (sending !== undefined) toFoot();
  }, [sending, toFoot]);
  return (
    <ChatLog
      ref={scroll.ref}
      onScroll={scroll.onScroll}
      label={text('room.log')}
      announcement={useAnnouncement({ room, group })}
      float={
        !scroll.isAtFoot && (
          <Button
            tone={missed > 0 ? 'primary' : 'secondary'}
            size="sm"
            icon={ChevronDownIcon}
            onClick={toFoot}
          >
            {missed > 0 ? text('room.missed', { count: missed }) : text('room.to_foot')}
          </Button>
        )
      }
    >
      <Older room={room} />
      {rows.map((row) => (
        <MessageItem key={row.key} row={row} room={room} isGroup={isGroup} readTo={readTo} />
      ))}
      {rows.length === 0 && <ChatNotice>{text('room.first')}</ChatNotice>}
    </ChatLog>
  );
});

/** A room that cannot be shown says why. */
export const RoomProblem = observer(function RoomProblem({ room }: { room: RoomStore }) {
  const text = useText();
  if (room.status === 'denied') {
    return (
      <EmptyState drawing="messages" title={text('room.denied.title')} text={text('room.denied.text')} />
    );
  }
  return (
    <ErrorState
      title={text('chat.error.title')}
      text={text('chat.error.text')}
      action={<Button onClick={() => void room.open()}>{text('chat.error.retry')}</Button>}
    />
  );
});
