import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { ContactsService } from '../../contacts/contacts.service.ts';
import type { UserRow, UsersService } from '../../users/users.service.ts';

export interface Around {
  users: Pick<UsersService, 'byId' | 'byUsername'>;
  contacts: Pick<ContactsService, 'blocksBetween'>;
}

/** Looks for an author whom somebody may see. */
export const createShownAuthor = ({ users, contacts }: Around) => {
  /** @throws api.not_found for nobody, api.author_deleted also for who has blocked the viewer: nothing else is told */
  const byId = async (tenant: Tenant, viewer: string, id: string): Promise<UserRow> => {
    const [found, blocks] = await Promise.all([
      users.byId(tenant, id),
      contacts.blocksBetween(tenant, viewer, id),
    ]);
    const person = required(found, 'api.not_found');
    if (person.delete_at !== null || blocks.theirs) throw new ApiError('api.author_deleted');
    return person;
  };

  /** By account ID. @throws as `byId` */
  const byUsername = async (tenant: Tenant, viewer: string, username: string): Promise<UserRow> =>
    byId(tenant, viewer, required(await users.byUsername(tenant, username), 'api.not_found').id);

  return { byId, byUsername };
};
