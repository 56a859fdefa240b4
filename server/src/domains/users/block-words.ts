import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors.ts';
import { findSetting } from '../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../infra/tenancy.ts';

/**
 * The operators' word that a text contains, however it is cased, spaced out or widened. A word of Latin letters and
 * digits counts as a whole word alone; any other, such as a Chinese one, anywhere.
 */
export const blockWordIn = (words: readonly string[], text: string): string | undefined => {
  const plain = fold(text);
  const run = plain.replace(/\s/g, '');
  return words.find((word) => {
    const folded = fold(word);
    if (folded === '') return false;
    if (!/^[a-z\d ]+$/.test(folded)) return run.includes(folded.replace(/\s/g, ''));
    return new RegExp(`(?<![a-z\\d])${folded}(?![a-z\\d])`).test(plain);
  });
};

/** Invisible characters go, also those that would cut a word in two. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase()
    .trim();

/** Setting `block_words` of the brand: `{"words": […]}`. */
const readWords = async (db: TenantDb): Promise<string[]> => {
  const { words } = await findSetting(db, 'block_words');
  return Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [];
};

const refuse = (words: readonly string[], text: string): void => {
  const word = blockWordIn(words, text);
  if (word !== undefined) throw new ApiError('api.block_word', { word });
};

/** For names and what else is written once in a while. @throws api.block_word naming the word */
export const refuseBlockWords = async ({ db }: Pick<Tenant, 'db'>, text: string): Promise<void> =>
  refuse(await readWords(db), text);

/** How long messages may go by words that the operators have changed. */
const FRESH_MS = 10_000;

/** As `refuseBlockWords`, for what is written all the time: the words are read once for many texts. */
export const createBlockWords = () => {
  const known = new WeakMap<TenantDb, { words: Promise<string[]>; until: number }>();
  const wordsOf = (db: TenantDb): Promise<string[]> => {
    const found = known.get(db);
    if (found && found.until > performance.now()) return found.words;
    const words = readWords(db);
    known.set(db, { words, until: performance.now() + FRESH_MS });
    // What could not be read is read again.
    words.catch(() => known.delete(db));
    return words;
  };
  return async ({ db }: Pick<Tenant, 'db'>, text: string): Promise<void> => refuse(await wordsOf(db), text);
};
