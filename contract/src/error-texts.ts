import type { Locale } from './brand.ts';
import type { ErrorTextId } from './catalogue/row.ts';
import english from './catalogue/texts.en.json' with { type: 'json' };
import chinese from './catalogue/texts.zh-CN.json' with { type: 'json' };

/** The words of the error catalogue: the server's `message` and the client's notices are this one set. */
export const ERROR_TEXTS: Record<Locale, Record<ErrorTextId, string>> = { 'zh-CN': chinese, en: english };
