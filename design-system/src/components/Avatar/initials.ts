const HAN = /\p{Script=Han}/u;

/** One Chinese character, or up to two Latin initials; whole characters, never half of a pair. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  if (words.length < 2 || HAN.test(first)) return first.toUpperCase();
  const last = Array.from(words.at(-1) ?? '')[0] ?? '';
  return `${first}${last}`.toUpperCase();
}
