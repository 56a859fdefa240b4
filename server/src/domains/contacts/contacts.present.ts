import type { Contact } from '@livery/contract';
import { presentDeleteAt, presentPerson } from '../users/users.present.ts';
import type { BlockedRow } from './blocks.repository.ts';
import type { ContactRow } from './contacts.repository.ts';
import type { InvitedRow } from './people.repository.ts';

export const presentContact = (row: ContactRow): Contact => ({
  ...presentPerson(row),
  delete_at: presentDeleteAt(row.delete_at),
  update_at: row.update_at.toISOString(),
});

/** Somebody, and since when. */
export const presentSince = (row: BlockedRow | InvitedRow) => ({
  ...presentPerson(row),
  create_at: row.create_at.toISOString(),
});
