import { ChatType, type Group, type Message } from '@livery/contract';

/** Whether `id` names a message at or before `mark`: message ids sort by time (decisions.md section 2). */
export const isSeen = (id: string, mark: string | null): boolean => mark !== null && id <= mark;

/** A conversation nobody has written in is opened by its partner's page, not listed. */
export const isListed = (group: Group): boolean =>
  group.last_unblock_message !== null || group.type === ChatType.GROUP;

const isNews = (group: Group, message: Message, me: string): boolean =>
  message.user_id !== me && message.type !== 'message_delete' && !isSeen(message.id, group.last_viewed);

/** The conversation after one more message. A message that it already counts changes nothing. */
export const withMessage = (group: Group, message: Message, me: string): Group => {
  if (message.seq <= group.last_seq) return group;
  return {
    ...group,
    last_seq: message.seq,
    last_message: message,
    last_unblock_message: message,
    update_at: message.create_at,
    unread: group.unread + Number(isNews(group, message, me)),
  };
};

/** The later of two readings of one conversation; an answer may be older than the events that overtook it. */
export const laterOf = (known: Group | undefined, read: Group): Group => {
  if (!known || read.last_seq > known.last_seq) return read;
  const isStale = read.last_seq < known.last_seq || (read.last_viewed ?? '') < (known.last_viewed ?? '');
  return isStale ? known : read;
};

/** Latest first. */
export const byTime = (one: Group, other: Group): number =>
  other.update_at.localeCompare(one.update_at) || other.id.localeCompare(one.id);
