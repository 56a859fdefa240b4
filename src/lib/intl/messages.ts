import type { Locale } from '@livery/contract';
import type { MessageFormatElement } from 'react-intl';

/** As the build writes them: plain words stand as a string, patterns as their parsed form. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;
export type Messages = Record<string, MessageFormatElement[]>;

const LITERAL = 0;
const ARGUMENT = 1;

/** `"{name} liked it"` → its parsed form. A brand's override knows plain words and `{name}` and nothing else. */
export const parseOverride = (text: string): MessageFormatElement[] =>
  text
    .split(/(\{[A-Za-z]\w*\})/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\{\w+\}$/.test(part)
        ? ({ type: ARGUMENT, value: part.slice(1, -1) } as MessageFormatElement)
        : ({ type: LITERAL, value: part } as MessageFormatElement),
    );

/** The product's texts with the brand's own over them. */
export const mergeMessages = (compiled: CompiledMessages, overrides: Record<string, string>): Messages => {
  const own = Object.entries(compiled).map(([id, message]) => [
    id,
    typeof message === 'string' ? [{ type: LITERAL, value: message }] : message,
  ]);
  const brand = Object.entries(overrides).map(([id, text]) => [id, parseOverride(text)]);
  return Object.fromEntries([...own, ...brand]) as Messages;
};

const catalogues: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  'zh-CN': () => import('virtual:messages/zh-CN'),
  en: () => import('virtual:messages/en'),
};

/** Texts of one language; only that one is fetched. */
export const loadMessages = async (
  locale: Locale,
  overrides: Record<string, string> = {},
): Promise<Messages> => mergeMessages((await catalogues[locale]()).default, overrides);
