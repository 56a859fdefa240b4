import { ChatType, type Group } from '@livery/contract';
import { ChatLog } from '@livery/design-system';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { isClosedDirect } from '../abilities.model.ts';
import { type LogRow, withAlbums } from '../albums.ts';
import { withJoins } from '../joins.ts';
import type { RoomStore } from '../room.store.ts';
import { isMessageRow, type RoomRow } from '../room-rows.model.ts';
import type { ReadyRoom } from '../room-state.ts';
import { useChat } from '../useChat.ts';
import { AlbumItem } from './AlbumItem.tsx';
import { LazyMessageActions } from './actions/LazyMessageActions.tsx';
import { DayInSight } from './DayInSight.tsx';
import { EmptyLog } from './EmptyLog.tsx';
import { LogEdge } from './LogEdge.tsx';
import { MessageItem } from './MessageItem.tsx';
import { JoinsNotice } from './notices/JoinsNotice.tsx';
import { RoomJumps } from './unseen/RoomJumps.tsx';
import { useUnseen } from './unseen/useUnseen.ts';
import { LazyUploadRows } from './uploads/LazyUploadRows.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useLogScroll } from './useLogScroll.ts';
import { useOwnInSight } from './useOwnInSight.ts';
import type { PaneKind } from './usePane.ts';
import { usePicturesAt } from './usePicturesAt.ts';
import { useSeen } from './useSeen.ts';

interface LogProps {
  room: RoomStore;
  group: Group | undefined;
  /** What stands beside the log, or over it. */
  pane?: PaneKind | undefined;
}

/** How long the message that was jumped to stays marked. Milliseconds. */
const MARK = 2_000;

const useMarkEnds = ({ view }: RoomStore) => {
  const { target } = view;
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(() => view.clearTarget(), MARK);
    return () => clearTimeout(timer);
  }, [view, target]);
};

/** The seq up to which the partner has seen it: drawn anew when that moves, not with whatever else changes of the group. */
const useSeenTo = ({ id, view }: RoomStore): number => {
  const { groups } = useChat();
  const seenTo = useMemo(
    () => computed(() => view.seenTo(groups.get(id)?.last_read ?? null)),
    [groups, id, view],
  );
  return seenTo.get();
};

const ReadyLog = observer(function ReadyLog({ room, group, pane, state }: LogProps & { state: ReadyRoom }) {
  const text = useText();
  const { window, older, newer } = state;
  const { view, selection } = room;
  const drawn = useDrawnRows(window.rows, view.target?.id);
  const isWhole = drawn.rows.length === window.rows.length;
  const scroll = useLogScroll({
    isLive: newer === 'end' && drawn.hasEnd,
    target: view.target?.id,
    onTop: () => older === 'more' && isWhole && void room.loadOlder(),
    onBottom: () => newer === 'more' && isWhole && void room.loadNewer(),
    onFoot: (isAtFoot) => view.follow(isAtFoot),
  });
  const toFoot = () => {
    view.showNewest();
    scroll.toFoot();
  };
  const lookAround = useSeen(room, scroll.ref, pane);
  const lookForUnseen = useUnseen(room, scroll.ref);
  useOwnInSight(room, toFoot);
  useMarkEnds(room);
  const hasUploads = useChat().uploads.of(room.id).length > 0;
  const isEmpty = window.rows.length + room.outgoing.length === 0 && !hasUploads;
  const isGroup = group?.type === ChatType.GROUP;
  const isClosed = group !== undefined && isClosedDirect(group);
  const picturesAt = usePicturesAt();
  const seenTo = useSeenTo(room);
  const markedId = view.target?.isMarked ? view.target.id : undefined;
  const item = (row: RoomRow) => {
    const message = isMessageRow(row) ? row.message : undefined;
    const isRead = message !== undefined && message.seq <= seenTo;
    const isMarked = message !== undefined && message.id === markedId;
    const isPicked = selection.isOn && message !== undefined ? selection.has(message.id) : undefined;
    return (
      <MessageItem
        key={row.key}
        row={row}
        room={room}
        isGroup={isGroup}
        picturesAt={picturesAt}
        isClosed={isClosed}
        isRead={isRead}
        isMarked={isMarked}
        isPicked={isPicked}
      />
    );
  };
  const line = (row: LogRow) => {
    if (row.kind === 'joins') return <JoinsNotice key={row.key} rows={row.rows} />;
    if (row.kind !== 'album') return item(row);
    const isRead = (row.rows.at(-1)?.message.seq ?? 0) <= seenTo;
    const isMarked = row.rows.some(({ message }) => message.id === markedId);
    return (
      <AlbumItem
        key={row.key}
        rows={row.rows}
        room={room}
        isGroup={isGroup}
        picturesAt={picturesAt}
        isClosed={isClosed}
        isRead={isRead}
        isMarked={isMarked}
      />
    );
  };
  return (
    <>
      <ChatLog
        ref={scroll.ref}
        onScroll={() => {
          scroll.onScroll();
          lookForUnseen();
          lookAround();
        }}
        label={text('room.log')}
        hasPictures={isGroup}
        announcement={useAnnouncement(room.newest, group)}
        day={<DayInSight room={room} box={scroll.ref} />}
        float={(!view.isFollowed || !room.unseen.isEmpty) && <RoomJumps room={room} onFoot={toFoot} />}
      >
        <LogEdge edge={older} end="older" onRetry={() => void room.loadOlder()} />
        {withJoins(selection.isOn ? drawn.rows : withAlbums(drawn.rows)).map(line)}
        {room.outgoing.map(item)}
        {newer === 'end' && <LazyUploadRows groupId={room.id} />}
        {isEmpty && <EmptyLog group={group} />}
        <LogEdge edge={newer} end="newer" onRetry={() => void room.loadNewer()} />
      </ChatLog>
      <LazyMessageActions room={room} group={group} box={scroll.ref} />
    </>
  );
});

/** The messages of an opened room: the part of them that its window holds. */
export const MessageLog = observer(function MessageLog({ room, group, pane }: LogProps) {
  const { state } = room.view;
  return state.status === 'ready' ? <ReadyLog room={room} group={group} pane={pane} state={state} /> : null;
});
