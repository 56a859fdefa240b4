import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chainOf, LOCALES, type Locale } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import { isFirst } from '@livery/contract/first-texts';

/** Where the client's texts stand; an installation keeps its sources. */
const SOURCES = join(import.meta.dirname, '../../../../src');

type Texts = Record<string, string>;

/** A folder need not have a file in each language. */
const read = async (path: string): Promise<Texts> =>
  readFile(join(SOURCES, path), 'utf8').then(
    (text) => JSON.parse(text) as Texts,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return {};
      throw error;
    },
  );

const filesIn = (locale: Locale, domains: readonly string[]): string[] => [
  `locales/${locale}.json`,
  ...domains.map((name) => `domains/${name}/texts/${locale}.json`),
];

/** All files that any of these texts come from; not each has to be there. */
export const clientTextFiles = (): string[] => {
  const domains = readdirSync(join(SOURCES, 'domains'));
  return LOCALES.flatMap((locale) => filesIn(locale, domains)).map((path) => join(SOURCES, path));
};

/** What stands in the client's files of one language: what several domains say, and each domain's. */
export async function ownClientTexts(locale: Locale): Promise<Texts> {
  const domains = await readdir(join(SOURCES, 'domains'));
  return Object.assign({}, ...(await Promise.all(filesIn(locale, domains).map(read))));
}

const inChain = async (locale: Locale, texts: (each: Locale) => Promise<Texts>): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(chainOf(locale).map(texts))).toReversed());

/** What a client says in one language, with its words for errors. */
export const clientTexts = async (locale: Locale): Promise<Texts> => ({
  ...(await inChain(locale, ownClientTexts)),
  ...ERROR_TEXTS[locale],
});

/** Those that the first screen says: the build puts the same ones together (src/build/messages-plugin.ts). */
export async function firstTextIds(locale: Locale): Promise<ReadonlySet<string>> {
  const shared = await inChain(locale, (each) => read(`locales/${each}.json`));
  return new Set(Object.keys({ ...shared, ...ERROR_TEXTS[locale] }).filter(isFirst));
}
