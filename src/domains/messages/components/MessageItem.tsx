import type { Message } from '@livery/contract';
import {
  Avatar,
  Bubble,
  ChatNotice,
  FileIcon,
  Icon,
  IconButton,
  Inline,
  MessageRow,
  RefreshIcon,
  Text,
  TrashIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { kindOf } from '../message.model.ts';
import type { RoomStore } from '../room.store.ts';
import type { RoomRow } from '../room-rows.model.ts';

type RowOf<Kind extends RoomRow['kind']> = Extract<RoomRow, { kind: Kind }>;

/** The words, or the name of what this version cannot show in full. */
function Content({ message }: { message: Message }) {
  const text = useText();
  const kind = kindOf(message);
  if (kind === undefined) return <Text wrap="pre">{message.text}</Text>;
  return (
    <Inline gap="sm">
      <Icon of={FileIcon} size="md" />
      <Text wrap="pretty">{message.filename ?? text(kind)}</Text>
    </Inline>
  );
}

const SentRow = observer(function SentRow({
  row,
  isGroup,
  readTo,
}: {
  row: RowOf<'message'>;
  isGroup: boolean;
  readTo: number;
}) {
  const text = useText();
  const { clock } = useClockText();
  const { message, isOwn, continues, ends } = row;
  const isRead = message.seq <= readTo;
  const delivery = isRead
    ? { state: 'read' as const, label: text('room.read') }
    : { state: 'sent' as const, label: text('room.sent') };
  return (
    <MessageRow
      side={isOwn ? 'own' : 'other'}
      continues={continues}
      keepAvatarRoom={isGroup}
      avatar={
        isGroup && ends && message.user ? (
          <Avatar size="sm" name={message.user.nickname} src={message.user.avatar_thumbnail} />
        ) : undefined
      }
    >
      <Bubble
        side={isOwn ? 'own' : 'other'}
        continues={continues}
        author={isGroup && !isOwn && !continues ? message.user?.nickname : undefined}
        time={clock(message.create_at)}
        delivery={isOwn ? delivery : undefined}
      >
        <Content message={message} />
      </Bubble>
    </MessageRow>
  );
});

const OutgoingRow = observer(function OutgoingRow({
  row,
  room,
}: {
  row: RowOf<'outgoing'>;
  room: RoomStore;
}) {
  const text = useText();
  const { clock } = useClockText();
  const { outgoing, continues } = row;
  const { status } = outgoing;
  return (
    <MessageRow
      side="own"
      continues={continues}
      retry={
        status !== 'sending' && (
          <Inline gap="none">
            <IconButton
              icon={TrashIcon}
              label={text('room.discard')}
              tone="quiet"
              onClick={() => room.outbox.remove(outgoing.cid)}
            />
            <IconButton
              icon={RefreshIcon}
              label={text('room.retry')}
              onClick={() => room.outbox.retry(outgoing.cid)}
            />
          </Inline>
        )
      }
    >
      <Bubble
        side="own"
        continues={continues}
        time={clock(outgoing.create_at)}
        delivery={status === 'failed' ? undefined : { state: 'sending', label: text('room.sending') }}
      >
        <Text wrap="pre">{outgoing.text}</Text>
      </Bubble>
      {status !== 'sending' && (
        <Text size="caption" tone={status === 'failed' ? 'danger' : 'secondary'}>
          {text(status === 'failed' ? 'room.failed' : 'room.waiting')}
        </Text>
      )}
    </MessageRow>
  );
});

export interface MessageItemProps {
  row: RoomRow;
  room: RoomStore;
  /** Names and pictures stand beside what others say. */
  isGroup: boolean;
  /** The partner has seen messages up to this `seq`. */
  readTo: number;
}

/** A line of the log. */
export const MessageItem = observer(function MessageItem({ row, room, isGroup, readTo }: MessageItemProps) {
  const text = useText();
  const { day } = useClockText();
  switch (row.kind) {
    case 'day':
      return <ChatNotice>{day(row.at)}</ChatNotice>;
    case 'notice': {
      const kind = kindOf(row.message);
      return <ChatNotice>{kind && text(kind)}</ChatNotice>;
    }
    case 'message':
      return <SentRow row={row} isGroup={isGroup} readTo={readTo} />;
    case 'outgoing':
      return <OutgoingRow row={row} room={room} />;
  }
});
