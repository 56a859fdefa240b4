import { type Group, LIMITS } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { authorise } from './memberships.ts';
import { changeOwnSettings, type OwnSettings } from './own-settings.repository.ts';

interface Dependencies extends Pick<Infra, 'pubsub'> {
  get: (tenant: Tenant, caller: Caller, id: string) => Promise<Group>;
}

/** A person's own settings of a conversation; published to their other devices alone. */
export const createOwnSettings = ({ pubsub, get }: Dependencies) => ({
  /** @throws api.forbidden, api.not_found, api.too_much when `LIMITS.onTop` others are on top */
  arrange: async (tenant: Tenant, caller: Caller, id: string, settings: OwnSettings): Promise<Group> => {
    await authorise(tenant, caller, id);
    const key = { groupId: id, userId: caller.userId };
    const changed = await changeOwnSettings(tenant.db, key, settings, LIMITS.onTop);
    if (changed === 'full') throw new ApiError('api.too_much');
    if (changed === 'none') throw new ApiError('api.forbidden');
    pubsub.publish({
      brand: tenant.brand.id,
      audience: { users: [caller.userId] },
      event: { event: 'group.updated', data: { group_id: id } },
    });
    return get(tenant, caller, id);
  },
});
