import { directGroupId, type Group } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { ContactsService } from '../contacts/contacts.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { createDirect } from './groups.repository.ts';
import type { LastMessages } from './last-messages.ts';
import { authorise, memberIds, seqOf } from './memberships.ts';
import { createViewed } from './viewed.service.ts';
import { createViews } from './views.service.ts';

interface Dependencies {
  users: UsersService;
  contacts: ContactsService;
  lastMessages: LastMessages;
}

/** Conversations: who is in them and what each has seen. Messages themselves belong to the messages domain. */
export const createGroupsService = (
  { pubsub }: Pick<Infra, 'pubsub'>,
  { users, contacts, lastMessages }: Dependencies,
) => {
  const views = createViews({ lastMessages });

  /** @throws api.invalid_contact, api.forbidden when the contact has blocked the caller */
  const openDirect = async (tenant: Tenant, caller: Caller, contactId: string): Promise<Group> => {
    const contact = contactId === caller.userId ? undefined : await users.byId(tenant, contactId);
    if (!contact || contact.delete_at !== null) throw new ApiError('api.invalid_contact');
    if (await contacts.hasBlocked(tenant, contact.id, caller.userId)) throw new ApiError('api.forbidden');
    const id = directGroupId(caller.userId, contact.id);
    await createDirect(tenant.db, id, [caller.userId, contact.id]);
    return views.get(tenant, caller, id);
  };

  return { ...views, ...createViewed({ pubsub }), openDirect, authorise, seqOf, memberIds };
};

export type GroupsService = ReturnType<typeof createGroupsService>;
