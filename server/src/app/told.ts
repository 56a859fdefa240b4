import type { Identity, Told } from '../infra/realtime/connection.ts';
import { encodeFrame } from '../infra/realtime/frames.ts';
import type { Hub, Subscriber } from '../infra/realtime/hub.ts';
import type { Presence } from '../infra/realtime/presence.ts';
import type { Tenant } from '../infra/tenancy.ts';
import type { Services } from '../services.ts';

/** Who told something, and where what they asked for goes. */
export interface Teller {
  tenant: Tenant;
  identity: Identity;
  subscriber: Subscriber;
}

interface Parts {
  hub: Pick<Hub, 'watch'>;
  presence: Pick<Presence, 'isHere'>;
  services: Pick<Services, 'presence'>;
}

const frameOf = (user_id: string, online: boolean, seenAt: Date | null): Buffer =>
  encodeFrame({
    event: 'presence.changed',
    data: { user_id, online, seen_at: online ? null : (seenAt?.toISOString() ?? null) },
  });

/** Takes what clients tell over their sockets while it lasts. */
export const createTold = ({ hub, presence, services }: Parts) => {
  /** The state of each at once, its changes from now on. Whom one may not see looks like whom nobody has ever seen. */
  const watch = async ({ tenant, identity, subscriber }: Teller, groupIds: readonly string[]) => {
    const { visible, hidden } = await services.presence.partners(tenant, identity, groupIds);
    const brand = tenant.brand.id;
    const ids = visible.map(({ id }) => id);
    hub.watch(brand, identity.userId, { subscriber, ids });
    const states = visible.map(({ id, seenAt }) => frameOf(id, presence.isHere(brand, id), seenAt));
    const frames = [...states, ...hidden.map((id) => frameOf(id, false, null))];
    if (frames.length > 0) subscriber.write(Buffer.concat(frames));
  };

  return async (told: Told, from: Teller): Promise<void> => {
    if (told.op === 'watch') return watch(from, told.group_ids);
    return services.presence.type(from.tenant, from.identity, told.group_id);
  };
};
