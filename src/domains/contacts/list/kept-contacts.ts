import type { Contact } from '@livery/contract';
import { isText, storedValue } from '../../../lib/storage/stored-value.ts';

/** More would weigh on every start: then none are kept, and all are read again. */
const MOST = 1_000;

const isContact = (value: unknown): value is Contact => {
  const { id, nickname, username, avatar, avatar_thumbnail, delete_at, update_at } = (value ?? {}) as Record<
    string,
    unknown
  >;
  // `update_at` is '' until the server has told when it was: then it is read again.
  const texts = [nickname, username, avatar, avatar_thumbnail, delete_at, update_at];
  return isText(id) && texts.every((text) => typeof text === 'string');
};

const stored = storedValue(
  'me.contacts',
  1,
  (value): value is Contact[] => Array.isArray(value) && value.every(isContact),
);

/** The contacts of the person at the screen over a reload. */
export const keptContacts = {
  read: stored.read,
  write: (contacts: readonly Contact[]): void => {
    if (contacts.length > MOST) stored.clear();
    else stored.write([...contacts]);
  },
};
