import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chainOf, type Locale, type Localized } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import { HEAD_TEXTS } from '../../src/brand/head-texts.ts';
import { NOTICE_TEXTS } from '../../src/brand/notice.ts';
import { CODE_TEXTS } from '../../src/domains/auth/codes/code.message.ts';
import { MESSAGE_TEXTS, PUSH_TEXTS } from '../../src/domains/notifications/push/texts.ts';
import { ROOT } from './usage.ts';

/** What the server says itself. */
const SERVER_TEXTS = [CODE_TEXTS, PUSH_TEXTS, MESSAGE_TEXTS, NOTICE_TEXTS, HEAD_TEXTS];

const read = async (path: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;

/** The folder of texts that a domain of the client has itself; not every domain has one. */
const domainTexts = async (domain: string, locale: Locale): Promise<Record<string, string>> =>
  read(join(ROOT, `src/domains/${domain}/texts/${locale}.json`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return {};
    throw error;
  });

/** What stands in the files of one language. */
async function ownTexts(locale: Locale): Promise<Record<string, string>> {
  const shared = await read(join(ROOT, `src/locales/${locale}.json`));
  const domains = await readdir(join(ROOT, 'src/domains'));
  const own = await Promise.all(domains.map((domain) => domainTexts(domain, locale)));
  const said = SERVER_TEXTS.map((texts: Localized<Record<string, string>>) => texts[locale] ?? {});
  return Object.assign({}, shared, ...own, ERROR_TEXTS[locale], ...said);
}

/** Every text of the product in one language, by id. @throws where the client's sources are not installed */
export async function productTexts(locale: Locale): Promise<Record<string, string>> {
  return Object.assign({}, ...(await Promise.all(chainOf(locale).map(ownTexts))).toReversed());
}
