import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chainOf, LOCALES, type Locale } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import { isFirst } from '@livery/contract/first-texts';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

type Texts = Record<string, string>;

const PARTS = ['first', 'shared', 'errors'];
/** All of them in every language, each fetched by itself. */
const ALL = 'virtual:messages';
const NAME = new RegExp(`^\\0?${ALL}/(${LOCALES.join('|')})/(${PARTS.join('|')})$`);
/** A domain's folder, asked for as `./texts?texts`, and one of its files, as `./texts/en.json?texts`. */
const DOMAIN = /\/texts(?:\/[\w-]+\.json)?\?texts$/;
const COMPILED = '\0texts:';
const FOLDER = '\0folder:';

const SHARED = fileURLToPath(new URL('../locales', import.meta.url));
const read = async (file: string): Promise<Texts> => JSON.parse(await readFile(file, 'utf8')) as Texts;

/** The files of a language and of those that it falls back to, the nearest first: a folder need not have one for each. */
const filesIn = (folder: string, locale: Locale): string[] =>
  chainOf(locale)
    .map((each) => `${folder}/${each}.json`)
    .filter(existsSync);

/** What a language lacks comes from its fallbacks, text by text: a browser fetches one file and looks nowhere else. */
const textsIn = async (folder: string, locale: Locale): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(filesIn(folder, locale).map(read))).toReversed());

/** The error catalogue's words come with the catalogue, what the first screen says with that, the others with the first other page. */
const partOf = async (locale: Locale, part: string): Promise<Texts> => {
  const own = await textsIn(SHARED, locale);
  const errors = ERROR_TEXTS[locale];
  const sources: Record<string, Texts> = { first: { ...own, ...errors }, errors, shared: own };
  return Object.fromEntries(
    Object.entries(sources[part] ?? {}).filter(([id]) => isFirst(id) === (part === 'first')),
  );
};

const compiled = (texts: Texts): string => `export default ${JSON.stringify(compileMessages(texts))};`;

/** How each language is fetched, as an object. */
const fetching = (addressIn: (locale: Locale) => string): string => {
  const entries = LOCALES.map(
    (locale) => `${JSON.stringify(locale)}: () => import(${JSON.stringify(addressIn(locale))})`,
  );
  return `{ ${entries.join(', ')} }`;
};

/** A language without a file here has its fallback's: it is fetched once. */
const nearestIn = (folder: string, locale: Locale): string => {
  const [file] = filesIn(folder, locale);
  if (file === undefined) throw new Error(`${folder} has no texts for ${locale}`);
  return `${file}?texts`;
};

const pathOf = (id: string, importer: string): string => {
  const path = id.replace('?texts', '');
  return path.startsWith('/src/')
    ? resolve(import.meta.dirname, '../..', `.${path}`)
    : resolve(importer, '..', path);
};

/**
 * Texts compiled ahead of time: `virtual:messages` and each domain's `./texts?texts` fetch them by language, from
 * `virtual:messages/<locale>/<first|shared|errors>` and `texts/<locale>.json?texts`.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'livery:messages',
  enforce: 'pre',
  // Asked again for what it has already resolved, it returns the same.
  resolveId(id, importer) {
    if (id === ALL || NAME.test(id)) return `\0${id.replace('\0', '')}`;
    if (!DOMAIN.test(id) || importer === undefined) return undefined;
    const path = pathOf(id, importer);
    // Without its ending, so that nobody else takes it for JSON.
    return path.endsWith('.json') ? `${COMPILED}${path.replace(/\.json$/, '')}` : `${FOLDER}${path}`;
  },
  async load(id) {
    if (id === `\0${ALL}`)
      return PARTS.map(
        (part) => `export const ${part} = ${fetching((locale) => `${ALL}/${locale}/${part}`)};`,
      ).join('\n');
    if (id.startsWith(FOLDER)) {
      const folder = id.slice(FOLDER.length);
      return `export default ${fetching((locale) => nearestIn(folder, locale))};`;
    }
    if (id.startsWith(COMPILED)) {
      const [, folder = '', locale] = /^(.*)\/([\w-]+)$/.exec(id.slice(COMPILED.length)) ?? [];
      for (const file of filesIn(folder, locale as Locale)) this.addWatchFile(file);
      return compiled(await textsIn(folder, locale as Locale));
    }
    const [, locale, part] = NAME.exec(id) ?? [];
    if (locale === undefined || part === undefined) return undefined;
    for (const file of filesIn(SHARED, locale as Locale)) this.addWatchFile(file);
    return compiled(await partOf(locale as Locale, part));
  },
});
