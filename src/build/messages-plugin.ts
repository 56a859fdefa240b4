import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

const NAME = /^\0?virtual:messages\/(zh-CN|en)$/;
const fileOf = (locale: string) => fileURLToPath(new URL(`../locales/${locale}.json`, import.meta.url));

/** `virtual:messages/<locale>`: the texts of one language, compiled ahead of time. */
export const messagesPlugin = (): Plugin => ({
  name: 'livery:messages',
  resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
  async load(id) {
    const locale = NAME.exec(id)?.[1];
    if (locale === undefined) return undefined;
    const file = fileOf(locale);
    this.addWatchFile(file);
    const catalogue = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    return `export default ${JSON.stringify(compileMessages(catalogue))};`;
  },
});
