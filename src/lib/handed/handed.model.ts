/** Where the device hands over what somebody shares from another application: the manifest names it. */
export const HANDED_ADDRESS = '/share-target';

/** In the cache of what belongs to the person, until it is published, sent or thrown away. */
export const HANDED_WORDS = `${HANDED_ADDRESS}/words`;
export const HANDED_FILES = `${HANDED_ADDRESS}/files/`;

/** A file's name, percent-encoded, in its response. */
export const FILE_NAME = 'x-file-name';

/** What one shares is at most as much as one sends at a time. */
export const MOST_HANDED = 10;
const MOST_LETTERS = 4_000;

/** Title, words and address, each once: some applications put the address into the words as well. */
export const handedWords = (fields: readonly (string | null | undefined)[]): string =>
  fields
    .map((field) => field?.trim() ?? '')
    .filter(
      (words, index, all) =>
        words !== '' && !all.some((other, at) => at !== index && includes(other, words, at < index)),
    )
    .join('\n')
    .slice(0, MOST_LETTERS);

/** Of two that are the same the first one stays. */
const includes = (other: string, words: string, isBefore: boolean): boolean =>
  other === words ? isBefore : other.includes(words);
