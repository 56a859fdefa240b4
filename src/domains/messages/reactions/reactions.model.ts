import type { EmojiCount, EventMap, Message } from '@livery/contract';

/** The six that are offered first. */
export const QUICK_EMOJIS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;

export const isMine = ({ emojis = [] }: Pick<Message, 'emojis'>, emoji: string): boolean =>
  emojis.some((one) => one.emoji === emoji && one.mine);

/** The emojis with one's own put on or taken back; the same list where nothing changes. */
export const withMine = (emojis: readonly EmojiCount[], emoji: string, on: boolean): EmojiCount[] => {
  const known = emojis.find((one) => one.emoji === emoji);
  if (!known) return on ? [...emojis, { emoji, count: 1, mine: true }] : [...emojis];
  if (known.mine === on) return [...emojis];
  const changed = { emoji, count: known.count + (on ? 1 : -1), mine: on };
  return emojis.flatMap((one) => (one !== known ? [one] : changed.count > 0 ? [changed] : []));
};

/** What an event tells of all emojis; whether one is mine it tells only of the one that changed, and only to me. */
export const afterChange = (
  before: readonly EmojiCount[],
  { emoji, emojis, on, user_id }: EventMap['emoji.changed'],
  me: string,
): EmojiCount[] =>
  emojis.map((one) => {
    const wasMine = before.some((known) => known.emoji === one.emoji && known.mine);
    return { ...one, mine: one.emoji === emoji && user_id === me ? on : wasMine };
  });
