import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { clearFor } from './clearing.repository.ts';
import { authorise } from './memberships.ts';

/** Hiding a conversation's past from oneself: history, search, pins, unread count and last message. Nobody else notices. */
export const createClearing = ({ pubsub }: Pick<Infra, 'pubsub'>) => ({
  /** @throws api.forbidden, api.not_found */
  clear: async (tenant: Tenant, caller: Caller, id: string): Promise<{ floor_seq: number }> => {
    const cleared = await clearFor(tenant.db, id, caller.userId);
    if (cleared === undefined) await authorise(tenant, caller, id);
    const floor_seq = cleared ?? 0;
    pubsub.publish({
      brand: tenant.brand.id,
      audience: { users: [caller.userId] },
      event: { event: 'group.cleared', data: { group_id: id, floor_seq } },
    });
    return { floor_seq };
  },
});
