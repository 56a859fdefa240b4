import { parseUsername, toHalfWidth } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { UserRow, UsersService } from '../users/users.service.ts';
import { eraseContacts, findAcquainted, findBlockers, hasBlocked } from './contacts.repository.ts';

export interface ContactsService {
  /**
   * The person with exactly this account ID, without case.
   * @throws api.search_by_phone_denied for what looks like a phone number, api.contact_not_found
   */
  search(tenant: Tenant, keyword: string): Promise<UserRow>;
  /** Whether `userId` has blocked `blockId`. */
  hasBlocked(tenant: Tenant, userId: string, blockId: string): Promise<boolean>;
  /** Those of `ids` who have blocked `blockId`. */
  blockersOf(tenant: Tenant, blockId: string, ids: readonly string[]): Promise<string[]>;
  /** How many of `ids` are not among the contacts of `userId`, nor have them among theirs. */
  countStrangers(tenant: Tenant, userId: string, ids: readonly string[]): Promise<number>;
  /** Takes a closed account out of everyone's contacts and blacklists, and away with its own. */
  erase(tenant: Tenant, userId: string): Promise<void>;
}

export const createContactsService = ({ users }: { users: UsersService }): ContactsService => ({
  search: async (tenant, keyword) => {
    if (looksLikePhone(keyword)) throw new ApiError('api.search_by_phone_denied');
    const username = required(parseUsername(keyword), 'api.contact_not_found');
    return required(await users.byUsername(tenant, username), 'api.contact_not_found');
  },
  hasBlocked: ({ db }, userId, blockId) => hasBlocked(db, userId, blockId),
  blockersOf: ({ db }, blockId, ids) => findBlockers(db, blockId, ids),
  countStrangers: async ({ db }, userId, ids) => ids.length - (await findAcquainted(db, userId, ids)).length,
  erase: ({ db }, userId) => eraseContacts(db, userId),
});

const looksLikePhone = (keyword: string): boolean =>
  /^\+?\d{7,}$/.test(toHalfWidth(keyword).replace(/[\s().-]/g, ''));
