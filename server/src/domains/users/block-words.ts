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

/** Setting `block_words` of the brand: `{"words": […]}`. @throws api.block_word naming the word */
export const refuseBlockWords = async ({ db }: Tenant, text: string): Promise<void> => {
  const { words } = await findSetting(db, 'block_words');
  const list = Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [];
  const word = blockWordIn(list, text);
  if (word !== undefined) throw new ApiError('api.block_word', { word });
};
