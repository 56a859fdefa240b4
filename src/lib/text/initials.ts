/** The first sign of each letter's names in the order of pinyin; no name begins with I, U or V. */
const FIRST_SIGNS = '阿八嚓咑妸发旮哈讥咔垃呣拏噢妑七呥仨他穵夕丫帀';
const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ';

/** Under which stands what begins with no letter and no Chinese sign. */
export const OTHER_INITIAL = '#';

/** Signs that are read otherwise where they are a family name (decision 0055). */
const FAMILY_NAMES: Readonly<Record<string, string>> = {
  单: 'S',
  解: 'X',
  曾: 'Z',
  仇: 'Q',
  翟: 'Z',
  查: 'Z',
  区: 'O',
  乐: 'Y',
  秘: 'B',
  覃: 'Q',
  折: 'S',
  种: 'C',
  召: 'S',
  尉迟: 'Y',
  单于: 'C',
};

const { compare } = new Intl.Collator('zh-u-co-pinyin');

/** The order of names in an index: by pinyin, what is written in Latin letters last. */
export const compareNames = compare;

const letterOf = (sign: string): string => {
  const at = [...FIRST_SIGNS].findLastIndex((first) => compare(first, sign) <= 0);
  return LETTERS[Math.max(at, 0)] ?? OTHER_INITIAL;
};

/** Two to four Chinese signs are read as the name of a person: the family's first. */
const familyOf = (name: string): string | undefined =>
  /^\p{Script=Han}{2,4}$/u.test(name)
    ? (FAMILY_NAMES[name.slice(0, 2)] ?? FAMILY_NAMES[name.slice(0, 1)])
    : undefined;

/** The Latin letter under which a name stands in an index: its own, or that of its pinyin; `OTHER_INITIAL` without one. */
export const initialOf = (name: string): string => {
  const [first = ''] = name.trim().normalize('NFKD').toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  return /\p{Script=Han}/u.test(first) ? letterOf(first) : OTHER_INITIAL;
};

/** The same for what a person is called, which may begin with a family name. */
export const initialOfPerson = (name: string): string => familyOf(name.trim()) ?? initialOf(name);

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
