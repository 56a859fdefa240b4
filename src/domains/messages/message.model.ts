import { headOf, type Message, type MessageType, type Quote } from '@livery/contract';
import type { MessageId } from '../../lib/intl/ids.ts';
import { serverClock } from '../../lib/server-clock.ts';

/** How a message is named where it is not shown in full. Text stands for itself. */
const KINDS: Record<Exclude<MessageType, 'text'>, MessageId> = {
  image: 'room.kind.image',
  video: 'room.kind.video',
  audio: 'room.kind.audio',
  file: 'room.kind.file',
  recommand: 'room.kind.recommended',
  group_create: 'room.notice.group_create',
  group_displayname: 'room.notice.group_name',
  group_icon: 'room.notice.group_icon',
  invite_member: 'room.notice.member_join',
  remove_member: 'room.notice.member_left',
  member_join: 'room.notice.member_join',
  member_left: 'room.notice.member_left',
  message_delete: 'room.notice.deleted',
  message_pin: 'room.notice.pin',
  red_envelope: 'room.kind.envelope',
  red_envelope_claim: 'room.notice.envelope_claim',
  share_social_author: 'room.kind.author',
  share_social_post: 'room.kind.post',
};

/** Of a quoted text so many characters are kept, as the server does. */
const QUOTE_LENGTH = 120;

export const isRetracted = ({ type }: Pick<Message, 'type'>): boolean => type === 'message_delete';

/** Media are gone after fourteen days; the server says when (product.md section 4). */
export const isExpired = ({ expire_at }: Message): boolean =>
  expire_at !== null && serverClock.here(Date.parse(expire_at)) <= Date.now();

/** The name of a message's kind; undefined for text. A kind of a later version has a name too. */
export const kindOf = ({ type }: Pick<Message, 'type'>): MessageId | undefined =>
  type === 'text' ? undefined : (KINDS[type] ?? 'room.kind.unknown');

/**
 * What stays of a retracted message: its row, in the name of who retracted it (product.md section 4). An event tells
 * only that it was retracted; by whom, the one after it.
 */
export const retracted = (message: Message, by = message.user_id): Message => {
  const { thread: _, emojis: __, media: ___, card: ____, mentions: _____, ...rest } = message;
  return {
    ...rest,
    type: 'message_delete',
    user_id: by,
    ...(by !== message.user_id && { author_id: message.user_id }),
    text: '',
    target_id: null,
    file_path: null,
    duration: null,
    filename: null,
    thread_id: null,
    pin_at: null,
    expire_at: null,
  };
};

/** Its replies show no more of it. */
export const withoutQuote = (message: Message): Message => ({
  ...message,
  ...(message.thread && {
    thread: { ...message.thread, type: 'message_delete', text: '', filename: null },
  }),
});

/** What stands over a reply to it. */
export const quoteOf = ({ id, user_id, user, type, text, filename }: Message): Quote => ({
  id,
  user_id,
  nickname: user?.nickname ?? '',
  type,
  text: headOf(text, QUOTE_LENGTH),
  filename,
});
