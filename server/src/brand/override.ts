import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { BrandText } from '@livery/contract';

/** Words that follow rules: `{count, plural, …}`. In any other text braces are words, or the names that it fills in. */
const FOLLOWS_RULES = /\{\s*\w+\s*,/;

/** Its parsed form, or what is wrong with it, as the parser names it. */
export const parseRules = (text: string, withPlaces = false): MessageFormatElement[] | string => {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true, captureLocation: withPlaces });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const followsRules = (text: string): boolean => FOLLOWS_RULES.test(text);

/** As a browser gets it, which has no parser: plain words as they are, rules parsed. */
export const compileOverride = (text: string): BrandText => {
  if (!followsRules(text)) return text;
  const elements = parseRules(text);
  // The doctor has refused it; whoever starts all the same sees what was written.
  return typeof elements === 'string' ? text : elements;
};

export const compileOverrides = (texts: Readonly<Record<string, string>>): Record<string, BrandText> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileOverride(text)]));

/** Kinds of number that a plural has words for, wherever in the text: `one`, `other`, `=0`. */
export const pluralsIn = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => {
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return isPluralElement(element) && element.pluralType === 'cardinal'
      ? [Object.keys(element.options), ...inside]
      : inside;
  });

/** Names that it fills in, at any depth. */
export const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inside =
      isPluralElement(element) || isSelectElement(element)
        ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
        : [];
    return [element.value, ...inside];
  });
