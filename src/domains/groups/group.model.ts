import { ChatType, type Group, type Message } from '@livery/contract';

/** A conversation nobody has written in is opened by its partner's page, not listed. */
export const isListed = (group: Group): boolean =>
  group.last_unblock_message !== null || group.type === ChatType.GROUP;

const isNews = (message: Message, me: string): boolean =>
  message.user_id !== me && message.type !== 'message_delete';

/** The conversation after one more message. A message that it already counts changes nothing. */
export const withMessage = (group: Group, message: Message, me: string): Group => {
  if (message.seq <= group.last_seq) return group;
  return {
    ...group,
    last_seq: message.seq,
    last_message: message,
    last_unblock_message: message,
    update_at: message.create_at,
    unread: group.unread + Number(isNews(message, me)),
  };
};

/** Latest first. */
export const byTime = (one: Group, other: Group): number =>
  other.update_at.localeCompare(one.update_at) || other.id.localeCompare(one.id);
