import { MESSAGE_TYPES, type Message, type MessageType } from '@livery/contract';
import type { MessageId } from '../../lib/intl/ids.ts';

/** How a message is named where it is not shown in full. Text stands for itself. */
const KINDS: Record<Exclude<MessageType, 'text'>, MessageId> = {
  image: 'room.kind.image',
  video: 'room.kind.video',
  audio: 'room.kind.audio',
  file: 'room.kind.file',
  recommand: 'room.kind.contact',
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

/** Lines about the conversation, not things that somebody said. */
const NOTICES = new Set<MessageType>(
  MESSAGE_TYPES.filter((type) => type !== 'text' && KINDS[type].startsWith('room.notice.')),
);

export const isNotice = ({ type }: Message): boolean => NOTICES.has(type);

/** The name of a message's kind; undefined for text. A kind of a later version has a name too. */
export const kindOf = ({ type }: Message): MessageId | undefined =>
  type === 'text' ? undefined : (KINDS[type] ?? 'room.kind.unknown');

/** What stays of a deleted message: its row (decisions.md section 4). */
export const retracted = (message: Message): Message => ({
  ...message,
  type: 'message_delete',
  text: '',
  file_path: null,
  filename: null,
});
