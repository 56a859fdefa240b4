import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import type { Plugin } from 'vite';
import { compileMessages, isFirst } from './compile-messages.ts';

type Texts = Record<string, string>;

const NAME = /^\0?virtual:messages\/(zh-CN|en)\/(first|shared|errors)$/;
/** A domain's own file, asked for as `./texts/en.json?texts`. */
const DOMAIN = /\/texts\/[\w-]+\.json\?texts$/;
const COMPILED = '\0texts:';

const fileOf = (locale: string) => fileURLToPath(new URL(`../locales/${locale}.json`, import.meta.url));
const read = async (file: string): Promise<Texts> => JSON.parse(await readFile(file, 'utf8')) as Texts;

/** The error catalogue's words come with the catalogue, what the first screen says with that, the others with the first other page. */
const partOf = async (locale: Locale, part: string): Promise<Texts> => {
  const own = await read(fileOf(locale));
  const errors = ERROR_TEXTS[locale];
  const sources: Record<string, Texts> = { first: { ...own, ...errors }, errors, shared: own };
  return Object.fromEntries(
    Object.entries(sources[part] ?? {}).filter(([id]) => isFirst(id) === (part === 'first')),
  );
};

const compiled = (texts: Texts): string => `export default ${JSON.stringify(compileMessages(texts))};`;

/** Texts compiled ahead of time: `virtual:messages/<locale>/<first|shared|errors>`, and each domain's `texts/<locale>.json?texts`. */
export const messagesPlugin = (): Plugin => ({
  name: 'livery:messages',
  enforce: 'pre',
  // Asked again for what it has already resolved, it returns the same.
  resolveId(id, importer) {
    if (NAME.test(id)) return `\0${id.replace('\0', '')}`;
    if (!DOMAIN.test(id) || importer === undefined) return undefined;
    const file = id.replace('?texts', '');
    const path = file.startsWith('/src/')
      ? resolve(import.meta.dirname, '../..', `.${file}`)
      : resolve(importer, '..', file);
    // Without its ending, so that nobody else takes it for JSON.
    return `${COMPILED}${path.replace(/\.json$/, '')}`;
  },
  async load(id) {
    if (id.startsWith(COMPILED)) {
      const file = `${id.slice(COMPILED.length)}.json`;
      this.addWatchFile(file);
      return compiled(await read(file));
    }
    const [, locale, part] = NAME.exec(id) ?? [];
    if (locale === undefined || part === undefined) return undefined;
    this.addWatchFile(fileOf(locale));
    return compiled(await partOf(locale as Locale, part));
  },
});
