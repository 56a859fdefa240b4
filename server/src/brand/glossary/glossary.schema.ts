import { LOCALES, type Locale } from '@livery/contract';
import { type TSchema, Type } from 'typebox';
import { FORMS, type Form, PRODUCT_WORDS, TERMS, type Term } from './terms.ts';

const closed = { additionalProperties: false } as const;

/** Letters and digits, and what joins them within a word or two. */
const WORD = "^[\\p{L}\\p{N}]([\\p{L}\\p{M}\\p{N} ’'·-]*[\\p{L}\\p{M}\\p{N}])?$";

/** A tab of the navigation has room for so many letters; signs of Chinese are twice as wide. */
const LONGEST = { apart: 16, joined: 6 };

const FORM_NAMES: Readonly<Record<Form, string>> = {
  one: 'For one of them.',
  other: 'For any other number, and alone.',
  short: 'Within other words; the other form where it is left out.',
};

const isRequired = (form: Form): boolean => form !== 'short';

function wordSchema(locale: Locale, term: Term): TSchema {
  const words = PRODUCT_WORDS[locale][term];
  const isApart = words.one !== undefined;
  const maxLength = isApart ? LONGEST.apart : LONGEST.joined;
  const forms = FORMS.filter((form) => words[form] !== undefined).map((form) => {
    const text = Type.String({ minLength: 1, maxLength, pattern: WORD, description: FORM_NAMES[form] });
    return [form, isRequired(form) ? text : Type.Optional(text)] as const;
  });
  const article = Type.Union([Type.Literal('a'), Type.Literal('an')], {
    description: 'What stands before it, where its first letter does not tell.',
  });
  return Type.Object(
    { ...Object.fromEntries(forms), ...(isApart && { article: Type.Optional(article) }) },
    { ...closed, description: `In place of “${words.other?.[0]}”.` },
  );
}

/** `glossary.<locale>.json`: what a brand calls the things of the product, in the forms that the language has. */
export const glossarySchema = (locale: Locale): TSchema =>
  Type.Object(
    {
      $schema: Type.Optional(Type.String()),
      ...Object.fromEntries(TERMS.map((term) => [term, Type.Optional(wordSchema(locale, term))])),
    },
    {
      ...closed,
      $id: `glossary.${locale}.schema.json`,
      title: `A brand’s words for things, ${locale}`,
      description: 'See brands/README.md.',
    },
  );

export const GLOSSARY_SCHEMAS: ReadonlyMap<Locale, TSchema> = new Map(
  LOCALES.map((locale) => [locale, glossarySchema(locale)]),
);
