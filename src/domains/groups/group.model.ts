import { ChatType, type EventMap, type Group, isNotice, type Message } from '@livery/contract';
import { nicknames } from '../users/index.ts';

/** A conversation nobody has written in is opened by its partner's page, not listed; nor is a hidden one. */
export const isListed = (group: Group): boolean =>
  !group.hidden && (group.last_seq > 0 || group.type === ChatType.GROUP);

/** What it adds to what is unread in all conversations: a muted one nothing, one that was marked at least one. */
export const countedIn = ({ muted, unread, marked_unread }: Group): number =>
  muted ? 0 : Math.max(unread, Number(marked_unread ?? false));

/** Words of somebody else; a notice counts as nobody's. */
export const isNews = (message: Message, me: string | undefined): boolean =>
  message.user_id !== me && !isNotice(message);

interface Reader {
  me: string;
  /** The message is in sight as it arrives. */
  isLooking: boolean;
}

/** The first of those that call the person and that they have not seen. */
const withCall = (group: Group, { id, mentions, user_id }: Message, { me, isLooking }: Reader): Group => {
  const isCalled = !isLooking && user_id !== me && mentions?.includes(me) === true;
  return isCalled && group.mentioned === undefined ? { ...group, mentioned: id } : group;
};

/** The seq of a message that is known; 0 of another. */
export type SeqOf = (id: string) => number;

/** Ids of one instant do not follow the order of the conversation; they say it where a message is not known. */
const isAfter = (id: string, other: string, seqOf: SeqOf): boolean => {
  const [seq, otherSeq] = [seqOf(id), seqOf(other)];
  return seq > 0 && otherSeq > 0 ? seq > otherSeq : id > other;
};

/** The conversation when the person has looked at it, up to a message; `unread` is what the server says is left. */
export const viewedTo = (
  group: Group,
  { last_viewed, unread = group.unread }: { last_viewed: string; unread?: number | undefined },
  seqOf: SeqOf,
): Group => {
  const { mentioned, ...rest } = group;
  const isLeft = mentioned !== undefined && unread > 0 && isAfter(mentioned, last_viewed, seqOf);
  return { ...rest, ...(isLeft && { mentioned }), last_viewed, unread, marked_unread: false };
};

/** The conversation after one more message. One that it already counts, or that was cleared before it came, changes nothing. */
export const withMessage = (group: Group, message: Message, reader: Reader): Group => {
  if (message.seq <= Math.max(group.last_seq, group.floor_seq ?? 0)) return group;
  const { me, isLooking } = reader;
  return {
    ...withCall(group, message, reader),
    last_seq: message.seq,
    last_message: message,
    last_unblock_message: message,
    update_at: message.create_at,
    hidden: false,
    unread: group.unread + Number(!isLooking && isNews(message, me)),
  };
};

/** The conversation when its last message has changed: the same one where that is none of its last ones. */
export const withRevised = (group: Group, message: Message): Group => {
  const newest = (last: Message | null) => (last?.id === message.id ? message : last);
  const [last, shown] = [newest(group.last_message), newest(group.last_unblock_message)];
  if (last === group.last_message && shown === group.last_unblock_message) return group;
  return { ...group, last_message: last, last_unblock_message: shown };
};

const after = (message: Message | null, floor: number): Message | null =>
  message && message.seq > floor ? message : null;

/** The conversation when nothing up to `floor` is the person's to see any more. What is unread behind it, the server counts. */
export const clearedTo = (group: Group, floor: number): Group => {
  const { mentioned: _, ...rest } = group;
  return {
    ...(group.last_seq <= floor ? { ...rest, unread: 0 } : group),
    floor_seq: floor,
    last_message: after(group.last_message, floor),
    last_unblock_message: after(group.last_unblock_message, floor),
  };
};

/** Those on top, then the others, each latest first. */
export const byListOrder = (one: Group, other: Group): number =>
  Number(other.on_top ?? false) - Number(one.on_top ?? false) ||
  other.update_at.localeCompare(one.update_at) ||
  other.id.localeCompare(one.id);

/** What it is called for the person: a direct conversation as they call the partner. */
export const titleOf = ({ partner, display_name }: Pick<Group, 'partner' | 'display_name'>): string =>
  partner ? nicknames.nameOf(partner) : display_name;

/** A name as it is compared: `Ä`, `ａ` and `A` begin alike. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

const SETTINGS = ['muted', 'on_top', 'marked_unread', 'hidden'] as const;

/** The current values of the settings that `settings` names. */
export const standingOf = (
  group: Group,
  settings: Partial<Pick<Group, (typeof SETTINGS)[number]>>,
): Partial<Group> =>
  Object.fromEntries(
    SETTINGS.filter((name) => settings[name] !== undefined).map((name) => [name, group[name] ?? false]),
  );

/** Somebody else put an emoji on what the person said. */
export const isReactionTo = (
  me: string,
  { on, author_id, user_id }: Pick<EventMap['emoji.changed'], 'on' | 'author_id' | 'user_id'>,
): boolean => on && author_id === me && user_id !== me;

/** What a conversation is and who may do what there; what was said and seen in it is not among it. */
export const factsOf = ({
  name,
  display_name,
  icon,
  description,
  member_count,
  owner_id,
  user_auth,
  member_permission,
  admins,
  blocked = false,
  cancelled = false,
}: Group): Partial<Group> => ({
  name,
  display_name,
  icon,
  description,
  member_count,
  owner_id,
  user_auth,
  member_permission,
  admins,
  blocked,
  cancelled,
});
