import { isNotice, type Message } from '@livery/contract';
import type { Reader, RoomRow } from './room-rows.model.ts';
import type { RoomWindow } from './room-window.ts';

/** A row in words: all that is drawn of it. */
export const describeRow = (row: RoomRow): string => {
  switch (row.kind) {
    case 'message':
      return `${row.message.seq}${row.isOwn ? ' own' : ''}${row.continues ? ' continues' : ''}${row.ends ? ' ends' : ''}`;
    case 'notice':
      return `${row.message.seq} notice`;
    case 'outgoing':
      return `out ${row.outgoing.cid}${row.continues ? ' continues' : ''}`;
    default:
      return row.key;
  }
};
export const describeRows = ({ rows }: RoomWindow): string[] => rows.map(describeRow);

/** The plain model: every row from scratch, by looking at the messages on both sides. */
export const rebuilt = (messages: readonly Message[], { me, unreadFrom }: Reader): string[] => {
  const day = (message: Message | undefined) => message && new Date(message.create_at).toDateString();
  const isRun = (one: Message | undefined, other: Message | undefined) =>
    one !== undefined &&
    other !== undefined &&
    !isNotice(one) &&
    !isNotice(other) &&
    one.user_id === other.user_id &&
    day(one) === day(other) &&
    Date.parse(other.create_at) - Date.parse(one.create_at) < 300_000;
  return messages.flatMap((message, index) => {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const flags = `${message.user_id === me ? ' own' : ''}${isRun(before, message) ? ' continues' : ''}${isRun(message, after) ? '' : ' ends'}`;
    return [
      ...(day(before) === day(message) ? [] : [`day.${day(message)}`]),
      ...(message.seq === unreadFrom ? ['unread'] : []),
      `${message.seq}${isNotice(message) ? ' notice' : flags}`,
    ];
  });
};
