import { createHash } from 'node:crypto';
import { regExpText } from '../infra/regexp-text.ts';
import type { DemoPerson } from './demo-person.ts';

/** Fields of the content in which people are named. */
const SPOKEN: ReadonlySet<string> = new Set(['text', 'description', 'bio', 'name']);

/** Where the names of a brand begin among all that there are: two brands with the same content have other people. */
export const firstNameOf = (brand: string): number =>
  createHash('sha256').update(brand).digest().readUInt16BE(0) % NAMES;

/** After so many, the same names come with the same numbers. */
const NAMES = 3_600;

/** A name of several words is spoken by its first one, too. */
const spokenNames = (from: string, to: string): [string, string][] => {
  const [first = from, ...rest] = from.split(' ');
  return rest.length === 0
    ? [[from, to]]
    : [
        [from, to],
        [first, to.split(' ')[0] ?? to],
      ];
};

/** Who is in the content, and where they are spoken of. */
interface Spoken {
  people: DemoPerson[];
  posts: unknown;
  comments: unknown;
  chats: unknown;
}

/** Content of another brand with people of one's own: they are called otherwise, also in what is written. */
export const withNames = <Content extends Spoken>(
  content: Content,
  names: readonly DemoPerson[],
): Content => {
  const people = content.people.map((person, index) => {
    const { username, nickname } = names[index] ?? person;
    return { ...person, username, nickname };
  });
  const pairs = content.people
    .flatMap(({ nickname }, index) => spokenNames(nickname, people[index]?.nickname ?? nickname))
    .sort(([one], [other]) => other.length - one.length);
  const renamed = (text: string): string => {
    // Each place once: a new name may be somebody's old one.
    const known = new Map(pairs);
    const all = new RegExp([...known.keys()].map((name) => regExpText(name)).join('|'), 'g');
    return text.replace(all, (name) => known.get(name) ?? name);
  };
  const speak = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (key, part: unknown) =>
      SPOKEN.has(key) && typeof part === 'string' ? renamed(part) : part,
    ) as T;
  const { posts, comments, chats } = content;
  return { ...content, people: speak(people), ...speak({ posts, comments, chats }) };
};
