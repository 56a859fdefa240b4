import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import type { Plugin } from 'vite';
import { compileMessages, isFirst } from './compile-messages.ts';

const NAME = /^\0?virtual:messages\/(zh-CN|en)\/(first|later)$/;
const fileOf = (locale: string) => fileURLToPath(new URL(`../locales/${locale}.json`, import.meta.url));

/** `virtual:messages/<locale>/<first|later>`: half of the texts of one language, compiled ahead of time. */
export const messagesPlugin = (): Plugin => ({
  name: 'livery:messages',
  // Asked again for what it has already resolved, it gives the same answer.
  resolveId: (id) => (NAME.test(id) ? `\0${id.replace('\0', '')}` : undefined),
  async load(id) {
    const [, locale, part] = NAME.exec(id) ?? [];
    if (locale === undefined) return undefined;
    const file = fileOf(locale);
    this.addWatchFile(file);
    const own = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const catalogue = { ...own, ...ERROR_TEXTS[locale as Locale] };
    const half = Object.entries(catalogue).filter(([name]) => isFirst(name) === (part === 'first'));
    return `export default ${JSON.stringify(compileMessages(Object.fromEntries(half)))};`;
  },
});
