import { chainOf, type Locale, type Localized } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import { SHORTCUT_TEXTS } from '../../src/brand/brand.manifest.ts';
import { ownClientTexts } from '../../src/brand/glossary/client-texts.ts';
import { HEAD_TEXTS } from '../../src/brand/head-texts.ts';
import { NOTICE_TEXTS } from '../../src/brand/notice.ts';
import { CODE_TEXTS } from '../../src/domains/auth/codes/code.message.ts';
import { MESSAGE_TEXTS, PUSH_TEXTS } from '../../src/domains/notifications/push/texts.ts';

/** What the server says itself. */
const SERVER_TEXTS = [CODE_TEXTS, PUSH_TEXTS, MESSAGE_TEXTS, NOTICE_TEXTS, SHORTCUT_TEXTS, HEAD_TEXTS];

/** What stands in the files of one language. */
async function ownTexts(locale: Locale): Promise<Record<string, string>> {
  const said = SERVER_TEXTS.map((texts: Localized<Record<string, string>>) => texts[locale] ?? {});
  return Object.assign({}, await ownClientTexts(locale), ERROR_TEXTS[locale], ...said);
}

/** Every text of the product in one language, by id. @throws where the client's sources are not installed */
export async function productTexts(locale: Locale): Promise<Record<string, string>> {
  return Object.assign({}, ...(await Promise.all(chainOf(locale).map(ownTexts))).toReversed());
}
