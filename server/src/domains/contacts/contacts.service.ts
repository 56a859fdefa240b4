import { narrow, parseUsername } from '@livery/contract';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { UserRow, UsersService } from '../users/users.service.ts';
import { areAcquainted, eraseContacts, hasBlocked } from './contacts.repository.ts';

export interface ContactsService {
  /**
   * The person with exactly this account ID, without case.
   * @throws api.search_by_phone_denied for what looks like a phone number, api.contact_not_found
   */
  search(tenant: Tenant, keyword: string): Promise<UserRow>;
  /** Whether `userId` has blocked `blockId`. */
  hasBlocked(tenant: Tenant, userId: string, blockId: string): Promise<boolean>;
  /** Whether one of them has the other among their contacts. */
  areAcquainted(tenant: Tenant, people: [string, string]): Promise<boolean>;
  /** Takes a closed account out of everyone's contacts and blacklists, and away with its own. */
  erase(tenant: Tenant, userId: string): Promise<void>;
}

export const createContactsService = ({ users }: { users: UsersService }): ContactsService => ({
  search: async (tenant, keyword) => {
    if (looksLikePhone(keyword)) throw new ApiError('api.search_by_phone_denied');
    const username = demand(parseUsername(keyword), 'api.contact_not_found');
    return demand(await users.byUsername(tenant, username), 'api.contact_not_found');
  },
  hasBlocked: ({ db }, userId, blockId) => hasBlocked(db, userId, blockId),
  areAcquainted: ({ db }, people) => areAcquainted(db, people),
  erase: ({ db }, userId) => eraseContacts(db, userId),
});

const looksLikePhone = (keyword: string): boolean =>
  /^\+?\d{7,}$/.test(narrow(keyword).replace(/[\s().-]/g, ''));
