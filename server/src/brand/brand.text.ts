import { chainOf, inLanguage, type Locale, type Localized } from '@livery/contract';
import type { Brand } from './brand.ts';
import { glossaryIn, inBrandsWords } from './glossary/glossary.ts';

/** Texts that the server says itself, in mails, on phones and on its own pages: none of a client's text has this beginning. */
export const SERVER_PREFIX = 'server.';

/** Texts of a page's head: a client is given titles alone, and fills in the brand's name. */
export const HEAD_PREFIX = 'head.';
const DESCRIPTION_PREFIX = `${HEAD_PREFIX}description.`;
const TITLE_PREFIX = `${HEAD_PREFIX}title.`;

/** A title by the address of its page: `head.title.home.chart` is `/home/chart` to a client, which has no byte for more. */
const clientIdOf = (id: string): string =>
  id.startsWith(TITLE_PREFIX) ? `/${id.slice(TITLE_PREFIX.length).replaceAll('.', '/')}` : id;

/** What the server says by itself fills in names, and follows no rules. */
export const isSaidByServer = (id: string): boolean =>
  id.startsWith(SERVER_PREFIX) || id.startsWith(HEAD_PREFIX);

/** What a brand says otherwise than the product. */
export type Speaker = Pick<Brand, 'messages' | 'glossaries'>;

type Words<Id extends string> = Localized<Readonly<Record<Id, string>>>;
type Values = Readonly<Record<string, string | number>>;

/** `{name}` alone: the server parses no rules while it says something, and the doctor refuses them here. */
const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * A text as a brand says it: in the reader's language, else in that which it falls back to, and only then as the product says
 * it, with the brand's words for things.
 */
export const brandText = <Id extends string>(
  { messages, glossaries }: Speaker,
  own: Words<Id>,
  locale: Locale,
  id: NoInfer<Id>,
  values: Values = {},
): string => {
  const theirs = chainOf(locale)
    .map((each) => messages.get(each)?.[id])
    .find((text) => text !== undefined);
  const ours = () => inBrandsWords(glossaryIn(glossaries, locale), locale, id, inLanguage(own, locale)[id]);
  return filled(theirs ?? ours(), values);
};

/** The overrides that clients are given: without what only the server says; a language that falls back to another has that one's words, too. */
export const clientMessages = (messages: Brand['messages'], locale: Locale): Record<string, string> =>
  Object.fromEntries(
    chainOf(locale)
      .toReversed()
      .flatMap((each) => Object.entries(messages.get(each) ?? {}))
      .filter(([id]) => !id.startsWith(SERVER_PREFIX) && !id.startsWith(DESCRIPTION_PREFIX))
      .map(([id, text]) => [clientIdOf(id), text]),
  );
