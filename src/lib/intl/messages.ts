import * as files from 'virtual:messages';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { BrandText, Locale } from '@livery/contract';
import { isPlain, type Messages, setRules } from './pattern.ts';

export type { Messages };

/** As the build writes them: plain words stand as a string, patterns as their parsed form. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;

const LITERAL = 0;
const ARGUMENT = 1;

/** What a brand says in place of the product, by id. */
export type Overrides = Record<string, BrandText>;

/** `"{name} liked it"` → its parsed form. What follows rules the server has parsed. */
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
export const mergeMessages = (compiled: CompiledMessages, overrides: Overrides): Messages => {
  const own = Object.entries(compiled).map(([id, message]) => [
    id,
    typeof message === 'string' ? [{ type: LITERAL, value: message }] : message,
  ]);
  const brand = Object.entries(overrides).map(([id, text]) => [
    id,
    typeof text === 'string' ? parseOverride(text) : text,
  ]);
  return Object.fromEntries([...own, ...brand]) as Messages;
};

/** Texts that come together, fetched in one language. */
export type TextBundle = (locale: Locale) => Promise<CompiledMessages>;

/** In every language: the build has put in what one lacks (messages-plugin.ts). */
export type TextFiles = Record<Locale, () => Promise<{ default: CompiledMessages }>>;

/** The texts of a domain: `textsIn(texts)`, and `import texts from './texts?texts'`. */
export const textsIn =
  (files: TextFiles): TextBundle =>
  async (locale) =>
    (await files[locale]()).default;

/** What the first screen says. */
export const firstTexts = textsIn(files.first);

/** The words of the error catalogue: they come with the first failure that is shown. */
export const errorTexts = textsIn(files.errors);

/** What several domains say. */
export const sharedTexts = textsIn(files.shared);

/** Plurals and the like: few texts have them, the first screen's none. */
const needsRules = (messages: CompiledMessages | Overrides): boolean =>
  Object.values(messages).some(
    (message) => typeof message !== 'string' && !isPlain(message as MessageFormatElement[]),
  );

const loadRules = async (): Promise<void> => {
  const { formatRules } = await import('./rules.ts');
  setRules(formatRules);
};

/** Several bundles as one set, the brand's own texts over them. */
export const readMessages = async (
  bundles: Iterable<TextBundle>,
  locale: Locale,
  overrides: Overrides = {},
): Promise<Messages> => {
  const parts = await Promise.all([...bundles].map((each) => each(locale)));
  if ([...parts, overrides].some(needsRules)) await loadRules();
  return mergeMessages(Object.assign({}, ...parts), overrides);
};

/** What the first screen says in one language; only that language is fetched. */
export const loadFirstMessages = (locale: Locale, overrides: Overrides = {}): Promise<Messages> =>
  readMessages([firstTexts], locale, overrides);
