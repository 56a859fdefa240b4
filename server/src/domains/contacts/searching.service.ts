import { parseInviteCode, parseUsername } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import { findSetting } from '../../infra/settings/settings.repository.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { UserRow, UsersService } from '../users/users.service.ts';
import { blocksBetween } from './blocks-between.ts';
import { looksLikePhone, parseContactSettings } from './contacts.rules.ts';

/** Finding somebody by what they have told: never by a part of it, never by a phone number. */
export const createSearching = ({ users }: { users: Pick<UsersService, 'byUsername' | 'byInviteCode'> }) => {
  /** @throws api.forbidden where the operator has switched it off */
  const requireSearch = async ({ db }: Tenant): Promise<void> => {
    if (!parseContactSettings(await findSetting(db, 'contacts')).search) throw new ApiError('api.forbidden');
  };

  /** Who has blocked the caller is nobody to them. @throws api.contact_not_found */
  const shown = async (tenant: Tenant, { userId }: Caller, found: UserRow | undefined): Promise<UserRow> => {
    const person = required(found, 'api.contact_not_found');
    if ((await blocksBetween(tenant, userId, person.id)).theirs) throw new ApiError('api.contact_not_found');
    return person;
  };

  return {
    /**
     * The person with exactly this account ID, without case.
     * @throws api.forbidden, api.search_by_phone_denied for what looks like a phone number, api.contact_not_found
     */
    search: async (tenant: Tenant, caller: Caller, keyword: string): Promise<UserRow> => {
      await requireSearch(tenant);
      if (looksLikePhone(keyword)) throw new ApiError('api.search_by_phone_denied');
      const username = required(parseUsername(keyword), 'api.contact_not_found');
      return shown(tenant, caller, await users.byUsername(tenant, username));
    },

    /** As `search`, by invite code: one of digits alone may look like a phone number and is found all the same. */
    searchByCode: async (tenant: Tenant, caller: Caller, keyword: string): Promise<UserRow> => {
      await requireSearch(tenant);
      const code = parseInviteCode(keyword);
      const found = code ? await users.byInviteCode(tenant, code) : undefined;
      if (!found && looksLikePhone(keyword)) throw new ApiError('api.search_by_phone_denied');
      return shown(tenant, caller, found);
    },
  };
};
