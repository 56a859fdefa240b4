import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@livery/contract';
import type { MessageId } from './ids.ts';

export type TextValues = Record<string, string | number>;
type Pattern = readonly MessageFormatElement[];
export type Messages = Record<string, MessageFormatElement[]>;

/** What a screen is said in. */
export interface Language {
  locale: Locale;
  messages: Messages;
}

type Rules = (pattern: Pattern, locale: Locale, values: TextValues | undefined) => string;

const LITERAL = 0;
const ARGUMENT = 1;

/** Plurals and the like need a library that comes with the texts beyond the first screen (messages.ts). */
let rules: Rules = () => '';

export const setRules = (loaded: Rules): void => {
  rules = loaded;
};

/** Words and `{name}` alone. */
export const isPlain = (pattern: Pattern): boolean =>
  pattern.every(({ type }) => type === LITERAL || type === ARGUMENT);

/** The pieces of a plain pattern with its values between them. */
export const piecesOf = <Value>(pattern: Pattern, values: Record<string, Value>): (string | Value)[] =>
  pattern.map((element) => {
    const { value } = element as { value: string };
    return element.type === ARGUMENT ? (values[value] ?? '') : value;
  });

/** A text with its values; undefined when this language has no such text yet. */
export const formatText = (
  { locale, messages }: Language,
  id: MessageId,
  values?: TextValues,
): string | undefined => {
  const pattern = messages[id];
  if (!pattern) return undefined;
  return isPlain(pattern) ? piecesOf(pattern, values ?? {}).join('') : rules(pattern, locale, values);
};
