import { type Contact, LIMITS } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { pageOf, readCursor } from '../../infra/cursor.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { findBlock } from './blocks.repository.ts';
import { presentContact } from './contacts.present.ts';
import {
  countContacts,
  deleteContact,
  findContact,
  insertContact,
  listContacts,
  listContactTimes,
  lockLists,
} from './contacts.repository.ts';

type PageQuery = QueryOf<'GET /api/v1/users/contacts'>;

interface Dependencies extends Pick<Infra, 'pubsub'> {
  users: Pick<UsersService, 'byId'>;
}

const PAGE = 200;
const PART = 1000;

const idOf = ({ id }: { id: string }) => ({ place: 0, id });

/** A person's contacts. Only they know who is in it; their other devices are told. */
export const createOwnContacts = ({ pubsub, users }: Dependencies) => {
  const publish = ({ brand }: Tenant, { userId }: Caller, user_id: string, on: boolean) =>
    pubsub.publish({
      brand: brand.id,
      audience: { users: [userId] },
      event: { event: 'contact.changed', data: { user_id, on } },
    });

  /** @throws api.invalid_contact for whom the person has blocked, api.too_much */
  const insert = ({ db }: Tenant, { userId }: Caller, contactId: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      await lockLists(trx, userId);
      if (await findBlock(trx, userId, contactId)) throw new ApiError('api.invalid_contact');
      const isNew = await insertContact(trx, userId, contactId);
      if (isNew && (await countContacts(trx, userId)) > LIMITS.contacts) throw new ApiError('api.too_much');
      return isNew;
    });

  return {
    /** In the order of their ids. @throws api.validation */
    list: async ({ db }: Tenant, { userId }: Caller, { next_id, limit = PAGE }: PageQuery) => {
      const after = readCursor(next_id)?.id ?? '';
      return pageOf(await listContacts(db, userId, { after, limit: limit + 1 }), limit, idOf, presentContact);
    },

    /** As `list`: ids, and when each last changed. @throws api.validation */
    part: async ({ db }: Tenant, { userId }: Caller, { next_id, limit = PART }: PageQuery) => {
      const after = readCursor(next_id)?.id ?? '';
      const rows = await listContactTimes(db, userId, { after, limit: limit + 1 });
      const present = (row: (typeof rows)[number]) => ({
        id: row.id,
        update_at: row.update_at.toISOString(),
      });
      return pageOf(rows, limit, idOf, present);
    },

    /** @throws api.invalid_contact for oneself, nobody, a cancelled account and whom one has blocked; api.too_much */
    add: async (tenant: Tenant, caller: Caller, contactId: string): Promise<Contact> => {
      const person = contactId === caller.userId ? undefined : await users.byId(tenant, contactId);
      if (!person || person.delete_at !== null) throw new ApiError('api.invalid_contact');
      if (await insert(tenant, caller, contactId)) publish(tenant, caller, contactId, true);
      return presentContact(
        required(await findContact(tenant.db, caller.userId, contactId), 'api.invalid_contact'),
      );
    },

    /** Without effect on who is none. */
    remove: async (tenant: Tenant, caller: Caller, contactId: string): Promise<Record<never, never>> => {
      if (await deleteContact(tenant.db, caller.userId, contactId)) publish(tenant, caller, contactId, false);
      return {};
    },
  };
};
