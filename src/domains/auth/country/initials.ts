/** The first sign of each letter's names in the order of pinyin; no name begins with I, U or V. */
const FIRST_SIGNS = '阿八嚓咑妸发旮哈讥咔垃痳拏噢妑七呥仨他穵夕丫帀';
const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ';

const { compare } = new Intl.Collator('zh-CN');

/** The Latin letter under which a name stands in an index: its own, or that of its pinyin. */
export const initialOf = (name: string): string => {
  const [first = ''] = name.normalize('NFKD').toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  const at = [...FIRST_SIGNS].findLastIndex((sign) => compare(sign, first) <= 0);
  return LETTERS[Math.max(at, 0)] ?? '#';
};

/** Runs of entries with the same initial; `list` is in the order of names. */
export const byInitial = <Entry extends { name: string }>(
  list: readonly Entry[],
): { letter: string; list: Entry[] }[] => {
  const runs: { letter: string; list: Entry[] }[] = [];
  for (const entry of list) {
    const letter = initialOf(entry.name);
    const last = runs.at(-1);
    if (last?.letter === letter) last.list.push(entry);
    else runs.push({ letter, list: [entry] });
  }
  return runs;
};
