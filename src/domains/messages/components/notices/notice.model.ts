import type { Message, NOTICE_TYPES } from '@livery/contract';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { kindOf } from '../../message.model.ts';

type NoticeType = (typeof NOTICE_TYPES)[number];

/** What a notice says: a text with names in it. */
export interface NoticeText {
  id: MessageId;
  values: { name: string; target: string; title: string };
  /** Ids of those whom it names. */
  people: { name: string | undefined; target: string | undefined };
  /** So many others besides the target. */
  others: number;
}

const TEXTS = {
  group_create: 'room.notice_by.group_create',
  group_displayname: 'room.notice_by.group_name',
  group_icon: 'room.notice_by.group_icon',
  invite_member: 'room.notice_by.invite',
  remove_member: 'room.notice_by.remove',
  member_join: 'room.notice_by.join',
  member_left: 'room.notice_by.left',
  message_delete: 'room.notice_by.retract',
  message_pin: 'room.notice_by.pin',
  red_envelope_claim: 'room.notice_by.claim',
} satisfies Record<NoticeType, MessageId>;

/** Whom it was done to, where that is a person: a pin's target is a message. */
const targetOf = ({ type, author_id, target_id }: Message): string | null =>
  type === 'message_delete' ? (author_id ?? null) : type === 'message_pin' ? null : target_id;

const NOBODY = { people: { name: undefined, target: undefined }, others: 0 };

/** Of an invitation of several the row names the first, and says how many they are. */
const othersOf = ({ type, text }: Message): number =>
  type === 'invite_member' ? Math.max(0, (Number.parseInt(text, 10) || 1) - 1) : 0;

/** `nameOf` names people, also those that the message does not name. */
export const noticeTextOf = (
  message: Message,
  nameOf: (id: string, as: 'subject' | 'object', nickname?: string) => string,
): NoticeText | undefined => {
  const { type, user, user_id, text } = message;
  const named: MessageId | undefined = (TEXTS as Partial<Record<string, MessageId>>)[type];
  const plain = kindOf(message);
  // Who it was has left for good, or a renaming without the name: said without them.
  const hasNames = named !== undefined && (type !== 'group_displayname' || text !== '');
  const name = nameOf(user_id, 'subject', user?.nickname);
  if (!hasNames || name === '')
    return plain && { id: plain, values: { name: '', target: '', title: '' }, ...NOBODY };
  const target = targetOf(message);
  const values = {
    name,
    target: target === null ? '' : nameOf(target, 'object', message.target?.nickname),
    title: text,
  };
  const isOthers = type === 'message_delete' && target !== null && target !== user_id;
  const others = othersOf(message);
  const id = isOthers ? 'room.notice_by.remove_message' : others > 0 ? 'room.notice_by.invite_many' : named;
  return { id, values, people: { name: user_id, target: target ?? undefined }, others };
};
