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
import { memo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { kindOf } from '../message.model.ts';
import type { Outbox } from '../outbox.store.ts';
import type { OutgoingRow, RoomRow, SentRow } from '../room-rows.model.ts';

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

interface SentMessageProps {
  row: SentRow;
  isGroup: boolean;
  isRead: boolean;
  isMarked: boolean;
}

function SentMessage({ row, isGroup, isRead, isMarked }: SentMessageProps) {
  const text = useText();
  const { clock } = useClockText();
  const { message, isOwn, continues, ends } = row;
  const delivery = isRead
    ? { state: 'read' as const, label: text('room.read') }
    : { state: 'sent' as const, label: text('room.sent') };
  return (
    <MessageRow
      id={message.id}
      marked={isMarked}
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
}

function OutgoingMessage({ row, outbox }: { row: OutgoingRow; outbox: Outbox }) {
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
              onClick={() => outbox.remove(outgoing.cid)}
            />
            <IconButton
              icon={RefreshIcon}
              label={text('room.retry')}
              onClick={() => outbox.retry(outgoing.cid)}
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
}

export interface MessageItemProps {
  row: RoomRow;
  outbox: Outbox;
  /** Names and pictures stand beside what others say. */
  isGroup: boolean;
  /** The partner has seen it. */
  isRead: boolean;
  /** It was jumped to. */
  isMarked: boolean;
}

/** A line of the log. All that it shows comes with its row, so that it observes nothing. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { row, outbox, ...place } = props;
  const text = useText();
  const { day } = useClockText();
  switch (row.kind) {
    case 'day':
      return <ChatNotice>{day(row.at)}</ChatNotice>;
    case 'unread':
      return <ChatNotice>{text('room.unread')}</ChatNotice>;
    case 'notice': {
      const kind = kindOf(row.message);
      return (
        <ChatNotice id={row.message.id} marked={place.isMarked}>
          {kind && text(kind)}
        </ChatNotice>
      );
    }
    case 'message':
      return <SentMessage row={row} {...place} />;
    case 'outgoing':
      return <OutgoingMessage row={row} outbox={outbox} />;
  }
});
