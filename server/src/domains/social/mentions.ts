import { LIMITS, type Mention } from '@livery/contract';
import type { Tenant } from '../../infra/tenancy.ts';
import type { ContactsService } from '../contacts/contacts.service.ts';
import type { UsersService } from '../users/users.service.ts';

interface Dependencies {
  users: Pick<UsersService, 'byIds'>;
  contacts: Pick<ContactsService, 'blockedBetween'>;
}

/** Whom somebody may call by name, as they are called now, in the order of `ids`. Others are left out. */
export const createMentions =
  ({ users, contacts }: Dependencies) =>
  async (tenant: Tenant, userId: string, ids: readonly string[] = []): Promise<Mention[]> => {
    const others = [...new Set(ids)].filter((id) => id !== userId).slice(0, LIMITS.mentions);
    const people = await users.byIds(tenant, others);
    const blocked = await contacts.blockedBetween(tenant, userId, others);
    const callable = people.filter(({ id, delete_at }) => delete_at === null && !blocked.includes(id));
    const nicknames = new Map(callable.map(({ id, nickname }) => [id, nickname]));
    return others.flatMap((id) => {
      const nickname = nicknames.get(id);
      return nickname === undefined ? [] : [{ id, nickname }];
    });
  };
