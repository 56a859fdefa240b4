import { type Contact, fold } from '@livery/contract';
import { compareNames, initialOfPerson, OTHER_INITIAL } from '../../../lib/text/initials.ts';

/** Contacts whose names begin alike, in the order of names. */
export interface ContactSection {
  letter: string;
  ids: string[];
}

/** Whether somebody is looked for: by a part of what they are called, or call themselves, or by how their ID begins. */
export const isSought = (contact: Contact, name: string, words: string): boolean => {
  const wanted = fold(words.trim());
  return (
    fold(name).includes(wanted) ||
    fold(contact.nickname).includes(wanted) ||
    fold(contact.username).startsWith(wanted)
  );
};

/** Contacts by initial, `OTHER_INITIAL` at the end. */
export const sectionsOf = (
  contacts: readonly Contact[],
  nameOf: (contact: Contact) => string,
): ContactSection[] => {
  const named = contacts.map((contact) => ({ id: contact.id, name: nameOf(contact) }));
  const byLetter = Map.groupBy(named, ({ name }) => initialOfPerson(name));
  const rank = (letter: string) => (letter === OTHER_INITIAL ? '~' : letter);
  return [...byLetter]
    .sort(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
    .map(([letter, entries]) => ({
      letter,
      ids: entries.sort((one, other) => compareNames(one.name, other.name)).map(({ id }) => id),
    }));
};
