import type { EmojiCount, Message } from '@livery/contract';

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

/** Emojis as they are counted; whether one is mine, events tell only of the one that I changed. */
export const afterChange = (
  before: readonly EmojiCount[],
  counts: readonly Pick<EmojiCount, 'emoji' | 'count'>[],
  own: { emoji: string; on: boolean } | undefined,
): EmojiCount[] =>
  counts.map(({ emoji, count }) => {
    const wasMine = before.some((known) => known.emoji === emoji && known.mine);
    return { emoji, count, mine: own?.emoji === emoji ? own.on : wasMine };
  });
