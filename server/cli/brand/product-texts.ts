import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@livery/contract';
import { ERROR_TEXTS } from '@livery/contract/error-texts';
import { ROOT } from './usage.ts';

/** Every text of the product in one language, by id. @throws where the client's sources are not installed */
export async function productTexts(locale: Locale): Promise<Record<string, string>> {
  const text = await readFile(join(ROOT, `src/locales/${locale}.json`), 'utf8');
  return { ...(JSON.parse(text) as Record<string, string>), ...ERROR_TEXTS[locale] };
}
