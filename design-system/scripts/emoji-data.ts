/** Writes `src/components/EmojiPicker/data/*.json` from `emojibase-data`: `node design-system/scripts/emoji-data.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Entry {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
  version: number;
}

/** Newer ones are empty boxes on telephones three years old. */
const NEWEST = 15;
/** Unicode's numbers of groups; 2 holds skin tones and hair, which are no emoji by themselves. */
const GROUPS = {
  smileys: 0,
  people: 1,
  nature: 3,
  food: 4,
  travel: 5,
  activity: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
};
const LOCALES = ['zh', 'en'];

const load = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/components/EmojiPicker/data');

function linesOf(entries: readonly Entry[], group: number): string[] {
  return entries
    .filter((entry) => entry.group === group && entry.version <= NEWEST)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ emoji, label, tags = [] }) => [emoji, label, ...tags].join('|'));
}

mkdirSync(folder, { recursive: true });
for (const locale of LOCALES) {
  const entries = load(`emojibase-data/${locale}/data.json`) as Entry[];
  const groups = Object.entries(GROUPS).map(([name, group]) => [name, linesOf(entries, group)]);
  writeFileSync(join(folder, `${locale}.json`), `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`);
}
