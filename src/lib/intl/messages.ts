import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@livery/contract';
import { learnRules, type Messages } from './pattern.ts';

export type { Messages };

/** As the build writes them: plain words stand as a string, patterns as their parsed form. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;

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

type Catalogue = () => Promise<{ default: CompiledMessages }>;

const first: Record<Locale, Catalogue> = {
  'zh-CN': () => import('virtual:messages/zh-CN/first'),
  en: () => import('virtual:messages/en/first'),
};

const later: Record<Locale, Catalogue> = {
  'zh-CN': () => import('virtual:messages/zh-CN/later'),
  en: () => import('virtual:messages/en/later'),
};

/** What the first screen says in one language; only that language is fetched. */
export const loadFirstMessages = async (
  locale: Locale,
  overrides: Record<string, string> = {},
): Promise<Messages> => mergeMessages((await first[locale]()).default, overrides);

/** All texts of one language. */
export const loadMessages = async (
  locale: Locale,
  overrides: Record<string, string> = {},
): Promise<Messages> => {
  const [head, rest, { formatRules }] = await Promise.all([
    first[locale](),
    later[locale](),
    import('./rules.ts'),
  ]);
  learnRules(formatRules);
  return mergeMessages({ ...head.default, ...rest.default }, overrides);
};
