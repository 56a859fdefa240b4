import { LIMITS } from '@livery/contract';
import { findSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';

/** How many admins a group may have: setting `groups` of the brand, `{"admins_limit": 15}`. */
export const adminsLimit = async ({ db }: Pick<Tenant, 'db'>): Promise<number> => {
  const { admins_limit: limit } = await findSetting(db, 'groups');
  return typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 ? limit : LIMITS.groupAdmins;
};
