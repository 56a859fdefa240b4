import type { Visible } from '../domains/messages/presence/presence.service.ts';
import type { Identity, Signal } from '../infra/realtime/connection.ts';
import { encodeFrame } from '../infra/realtime/frames.ts';
import type { Hub, Subscriber } from '../infra/realtime/hub.ts';
import type { Presence } from '../infra/realtime/presence.ts';
import type { Tenant } from '../infra/tenancy.ts';
import type { Services } from '../services.ts';

/** Who sent a signal, and where what they asked for goes. */
export interface Sender {
  tenant: Tenant;
  identity: Identity;
  subscriber: Subscriber;
}

interface Parts {
  hub: Pick<Hub, 'watch'>;
  presence: Pick<Presence, 'whoIsHere'>;
  services: Pick<Services, 'presence'>;
}

const frameOf = (online: boolean, { id, seenAt, groupId }: Visible): Buffer =>
  encodeFrame({
    event: 'presence.changed',
    data: {
      ...{ user_id: id, online, seen_at: online ? null : (seenAt?.toISOString() ?? null) },
      ...(groupId !== undefined && { group_id: groupId }),
    },
  });

/** Takes what clients tell over their sockets while it lasts. */
export const createSignals = ({ hub, presence, services }: Parts) => {
  /** The state of each at once, its changes from now on. Whom one may not see looks like whom nobody has ever seen. */
  const watch = async (sender: Sender, groupIds: readonly string[]): Promise<void> => {
    const { tenant, identity, subscriber } = sender;
    const { visible, hidden, isStale } = await services.presence.company(tenant, identity, groupIds);
    // Who hid meanwhile has ended all watching already: this would begin it anew.
    if (isStale()) return watch(sender, groupIds);
    const brand = tenant.brand.id;
    const ids = visible.map(({ id }) => id);
    hub.watch(brand, identity.userId, { subscriber, ids, hidden });
    const here = await presence.whoIsHere(brand, ids);
    const states = visible.map((one) => frameOf(here.has(one.id), one));
    const frames = [...states, ...hidden.map((id) => frameOf(false, { id, seenAt: null }))];
    if (frames.length > 0) subscriber.write(Buffer.concat(frames));
  };

  return async (signal: Signal, from: Sender): Promise<void> => {
    if (signal.op === 'watch') return watch(from, signal.group_ids);
    return services.presence.type(from.tenant, from.identity, signal.group_id);
  };
};
