import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@livery/contract';
import { IntlMessageFormat } from 'intl-messageformat';
import type { TextValues } from './pattern.ts';

const made = new WeakMap<readonly MessageFormatElement[], IntlMessageFormat>();

/** Formats a pattern with plurals, choices, numbers or dates. A pattern belongs to one language. */
export const formatRules = (
  pattern: readonly MessageFormatElement[],
  locale: Locale,
  values: TextValues | undefined,
): string => {
  const format = made.get(pattern) ?? new IntlMessageFormat([...pattern], locale);
  made.set(pattern, format);
  return String(format.format(values));
};
