import type { SettingField } from '@livery/contract';
import type { SettingForm } from './form.ts';

const MOST_WORD = 40;

const parsedWords = (value: unknown, { maximum = 0, pattern }: SettingField): string[] | undefined => {
  const given = Array.isArray(value) ? value : undefined;
  const areWords = given?.every((word) => typeof word === 'string' && word.length <= MOST_WORD);
  if (!given || !areWords || given.length > maximum) return undefined;
  const words = [...new Set(given.map((word: string) => word.trim()).filter((word) => word !== ''))];
  return words.every((word) => fits(word, pattern)) ? words : undefined;
};

const fits = (text: string, pattern: string | undefined): boolean =>
  pattern === undefined || new RegExp(pattern).test(text);

const parsedText = (value: unknown, { maximum = 0, pattern }: SettingField): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text === undefined || text.length > maximum) return undefined;
  return text === '' || fits(text, pattern) ? text : undefined;
};

/** None, or from a tenth on. */
const parsedFactor = (value: unknown, { maximum = 0 }: SettingField): number | undefined => {
  if (typeof value !== 'number' || !(value === 0 || (value >= 0.1 && value <= maximum))) return undefined;
  return Math.round(value * 100) / 100;
};

/** The value as it is stored; undefined for one that does not fit. */
const parsed = (field: SettingField, value: unknown): unknown => {
  const { kind, choices, minimum = 0, maximum = 0 } = field;
  switch (kind) {
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return choices?.find((each) => each === value);
    case 'words':
      return parsedWords(value, field);
    case 'text':
      return parsedText(value, field);
    case 'factor':
      return parsedFactor(value, field);
    default:
      return Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum
        ? value
        : undefined;
  }
};

/** `below` or `above` what it may be, or the kind that it is not. */
const reasonOf = ({ kind, minimum = 0, maximum = 0 }: SettingField, value: unknown): string => {
  if (kind !== 'number' || !Number.isSafeInteger(value)) return kind;
  if (Number(value) < minimum) return 'below';
  return Number(value) > maximum ? 'above' : kind;
};

/** What is to be stored of a change, and why not: field → reason. */
export const parseSetting = (
  { fields }: SettingForm,
  given: Readonly<Record<string, unknown>>,
): { value: Record<string, unknown>; wrong: Record<string, string> } => {
  const value: Record<string, unknown> = {};
  const wrong: Record<string, string> = {};
  for (const [name, each] of Object.entries(given)) {
    const field = fields.find((known) => known.name === name);
    const fits = field && parsed(field, each);
    if (field?.locked) wrong[name] = 'locked';
    else if (fits === undefined) wrong[name] = field ? reasonOf(field, each) : 'unknown';
    else value[name] = fits;
  }
  return { value, wrong };
};
