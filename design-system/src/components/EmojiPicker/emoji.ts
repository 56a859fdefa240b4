export const emojiGroups = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activity',
  'objects',
  'symbols',
  'flags',
] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

export interface Emoji {
  emoji: string;
  /** Its name in the language, for screen readers. */
  label: string;
  /** Everything that finds it, in small letters. */
  words: string;
}

export type EmojiData = Record<EmojiGroup, readonly Emoji[]>;

/** A line of the data: "😀|grinning face|face|grin". */
export function emojiOf(line: string): Emoji {
  const [emoji = '', label = ''] = line.split('|', 2);
  return { emoji, label, words: line.slice(emoji.length).toLowerCase() };
}

/** The emoji of one language; its own file, loaded when it is first asked for. */
export async function loadEmoji(locale: string): Promise<EmojiData> {
  const file = locale.startsWith('zh') ? await import('./data/zh.json') : await import('./data/en.json');
  const groups = {} as Record<EmojiGroup, readonly Emoji[]>;
  for (const group of emojiGroups) groups[group] = file.default[group].map(emojiOf);
  return groups;
}

/** Those that have each word of the question somewhere in their own. */
export function findEmoji(data: EmojiData, question: string): Emoji[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return emojiGroups.flatMap((group) =>
    data[group].filter((emoji) => words.every((word) => emoji.words.includes(word))),
  );
}

/** The same emoji with and without its sign for "in colour", which keyboards and servers drop. */
const bare = (emoji: string): string => emoji.replaceAll('\uFE0F', '');

/** Those of `recent` that are known, in its order. */
export function recentEmoji(data: EmojiData, recent: readonly string[]): Emoji[] {
  const ranks = new Map(recent.map((emoji, rank) => [bare(emoji), rank]));
  const rank = ({ emoji }: Emoji) => ranks.get(bare(emoji)) ?? -1;
  return emojiGroups
    .flatMap((group) => data[group])
    .filter((emoji) => rank(emoji) >= 0)
    .sort((one, other) => rank(one) - rank(other));
}
