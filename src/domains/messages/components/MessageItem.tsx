import {
  ChatNotice,
  EditIcon,
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
import { useNameOf } from '../../users/index.ts';
import { returnWords } from '../returned-words.ts';
import type { RoomStore } from '../room.store.ts';
import type { OutgoingRow, RoomRow, SentRow } from '../room-rows.model.ts';
import { useChat } from '../useChat.ts';
import { AuthorAvatar } from './AuthorAvatar.tsx';
import { MessageBubble } from './bubbles/MessageBubble.tsx';
import { TextBubble } from './bubbles/TextBubble.tsx';
import { useQuote } from './bubbles/useQuote.ts';
import { Notice } from './notices/Notice.tsx';
import { MessageReactions } from './reactions/MessageReactions.tsx';
import type { PicturesAt } from './usePicturesAt.ts';

/** Shows a message among its neighbours; why it cannot is announced. */
const jumpIn = (room: RoomStore, id: string) => void room.jump(id).catch(() => undefined);

interface SentMessageProps {
  row: SentRow;
  room: RoomStore;
  isGroup: boolean;
  picturesAt: PicturesAt;
  isClosed: boolean;
  isRead: boolean;
  isMarked: boolean;
  isPicked: boolean | undefined;
}

function SentMessage(props: SentMessageProps) {
  const { row, room, isGroup, picturesAt, isClosed, isRead, isMarked, isPicked } = props;
  const text = useText();
  const quoted = useQuote();
  const nameOf = useNameOf();
  const { clock } = useClockText();
  const { message, isOwn, continues, ends } = row;
  const { thread } = message;
  const hasPicture = picturesAt === 'head' ? !continues : ends;
  const delivery = isRead
    ? { state: 'read' as const, label: text('room.read') }
    : { state: 'sent' as const, label: text('room.sent') };
  return (
    <MessageRow
      id={message.id}
      marked={isMarked}
      pick={isPicked === undefined ? undefined : { isOn: isPicked, label: text('room.select') }}
      side={isOwn ? 'own' : 'other'}
      continues={continues}
      keepAvatarRoom={isGroup}
      avatar={isGroup && hasPicture && message.user ? <AuthorAvatar person={message.user} /> : undefined}
    >
      <MessageBubble
        message={message}
        frame={{
          side: isOwn ? 'own' : 'other',
          continues,
          time: clock(message.create_at),
          ...(isGroup && !isOwn && !continues && { author: message.user && nameOf(message.user) }),
          ...(isOwn && { delivery }),
          ...(thread && { quote: { ...quoted(thread), onOpen: () => jumpIn(room, thread.id) } }),
        }}
      />
      <MessageReactions message={message} isOwn={isOwn} room={room} isClosed={isClosed} />
    </MessageRow>
  );
}

function OutgoingMessage({ row, room: { id, outbox } }: { row: OutgoingRow; room: RoomStore }) {
  const text = useText();
  const chat = useChat();
  const quoted = useQuote();
  const { clock } = useClockText();
  const { outgoing, continues } = row;
  const { status } = outgoing;
  const handleEdit = () => {
    returnWords(chat, id, outgoing);
    outbox.remove(outgoing.cid);
  };
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
              tone="subtle"
              onClick={() => outbox.remove(outgoing.cid)}
            />
            {status === 'failed' && (
              <IconButton
                icon={EditIcon}
                label={text('room.edit_again')}
                tone="subtle"
                onClick={handleEdit}
              />
            )}
            <IconButton
              icon={RefreshIcon}
              label={text('room.retry')}
              onClick={() => outbox.retry(outgoing.cid)}
            />
          </Inline>
        )
      }
    >
      <TextBubble
        text={outgoing.text}
        mentions={outgoing.mentions}
        frame={{
          side: 'own',
          continues,
          time: clock(outgoing.create_at),
          ...(status !== 'failed' && { delivery: { state: 'sending', label: text('room.sending') } }),
          ...(outgoing.reply && { quote: quoted(outgoing.reply) }),
        }}
      />
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
  room: RoomStore;
  /** Names and pictures stand beside what others say. */
  isGroup: boolean;
  /** A picture stands at the first message of a run, or at its last. */
  picturesAt: PicturesAt;
  /** Nobody may write in it any more. */
  isClosed: boolean;
  /** The partner has seen it. */
  isRead: boolean;
  /** It was jumped to. */
  isMarked: boolean;
  /** While messages are being chosen: whether this one is. */
  isPicked: boolean | undefined;
}

/** A line of the log. All that it shows comes with its row, so that it observes nothing. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { row, room, ...place } = props;
  const text = useText();
  const { day } = useClockText();
  switch (row.kind) {
    case 'day':
      return <ChatNotice day>{day(row.at)}</ChatNotice>;
    case 'unread':
      return <ChatNotice divider>{text('room.unread')}</ChatNotice>;
    case 'notice':
      return <Notice message={row.message} isMarked={place.isMarked} onJump={(id) => jumpIn(room, id)} />;
    case 'message':
      return <SentMessage row={row} room={room} {...place} />;
    case 'outgoing':
      return <OutgoingMessage row={row} room={room} />;
  }
});
