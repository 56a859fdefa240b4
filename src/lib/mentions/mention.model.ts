import { LIMITS } from '@livery/contract';

/** Marks the end of a chosen name, since names contain spaces too. Looks like a space. */
const NAME_END = '\u2005';

/** `@` and what was typed after it, unless it continues a word: an e-mail address mentions nobody. */
const BEGUN = /(?<![A-Za-z0-9_.])@([^\s@]{0,30})$/u;

/** A mention of somebody by name. */
export const CALLED = /@([^@\n\u2005]{1,40})\u2005/gu;

/** A name that was chosen; the end of the text ends it as well. */
const CHOSEN = /@([^@\n\u2005]{1,40})(?:\u2005|$)/gu;

/** A name that somebody has begun to type. */
export interface BegunMention {
  /** Where its `@` stands. */
  from: number;
  query: string;
}

export const begunAt = (text: string, caret: number): BegunMention | undefined => {
  const match = BEGUN.exec(text.slice(0, caret));
  return match ? { from: match.index, query: match[1] ?? '' } : undefined;
};

/** The text of a mention. */
export const mentionOf = (name: string): string => `@${name}${NAME_END}`;

/** A nickname as a mention can have it; no character is cut in two. */
export const callable = (nickname: string): string =>
  [...nickname.replace(/[@\n\u2005]+/g, ' ').trim()].slice(0, 40).join('');

/** How many people a text calls: those beyond `LIMITS.mentions` would not be told. */
export const countCalled = (text: string, idOf: (name: string) => string | undefined): number =>
  new Set([...text.matchAll(CHOSEN)].flatMap(([, name = '']) => idOf(name) ?? [])).size;

/** The text with the ids of those whom it calls, in the order of its first calls: so a reader tells whose name is whose. */
export const addressed = (
  text: string,
  idOf: (name: string) => string | undefined,
): { text: string; mentions: string[] } => {
  const called = new Map<string, string>();
  const mayCall = (id: string) => called.size < LIMITS.mentions && ![...called.values()].includes(id);
  const named = text.replace(CHOSEN, (found, name: string) => {
    const id = idOf(name);
    if (id === undefined || (!called.has(name) && !mayCall(id))) return found.replace(NAME_END, ' ');
    called.set(name, id);
    return mentionOf(name);
  });
  return { text: named, mentions: [...called.values()] };
};

/** Whom each name in a text means that mentions these people. */
export const calledIn = (text: string, ids: readonly string[]): ReadonlyMap<string, string> => {
  const names = new Set([...text.matchAll(CALLED)].map(([, name = '']) => name));
  return new Map([...names].flatMap((name, index) => (ids[index] ? [[name, ids[index]] as const] : [])));
};
