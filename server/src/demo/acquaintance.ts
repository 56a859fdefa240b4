import type { Insertable } from 'kysely';
import type { ContactsTable } from '../domains/contacts/contacts.tables.ts';
import type { NotesTable } from '../domains/users/users.tables.ts';
import type { DemoChats } from './demo-chats.ts';

export interface AcquaintanceRows {
  contacts: Insertable<ContactsTable>[];
  notes: Insertable<NotesTable>[];
}

/** Who talks to somebody, alone or in a small group, has them among the contacts. */
export const acquaintanceOf = (
  { groups, direct, notes }: DemoChats,
  idOf: (key: string) => string,
): AcquaintanceRows => {
  const small = groups.filter(({ crowd = 0 }) => crowd === 0);
  const circles = [
    ...small.map(({ owner, admins, members }) => [owner, ...admins, ...members]),
    ...direct.map(({ people }) => people),
  ];
  const known = new Set(circles.flatMap(pairsOf));
  return {
    contacts: [...known].map((pair) => {
      const [one = '', other = ''] = pair.split(' ');
      return { user_id: idOf(one), contact_id: idOf(other) };
    }),
    notes: notes.map(({ by, about, nickname = '', description = '' }) => ({
      ...{ user_id: idOf(by), target_id: idOf(about), nickname, description },
    })),
  };
};

/** Each with each other, both ways. */
const pairsOf = (keys: string[]): string[] =>
  keys.flatMap((one) => keys.filter((other) => other !== one).map((other) => `${one} ${other}`));
