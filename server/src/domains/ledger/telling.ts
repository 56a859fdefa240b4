import { Type } from 'typebox';
import type { Infra } from '../../infra/infra.ts';
import type { Envelope } from '../../infra/pubsub/pubsub.ts';
import { createTicker } from '../../infra/realtime/ticker.ts';
import type { Tenant } from '../../infra/tenancy.ts';

/** Told after the commit: whose points have moved or are held, and what they have then. */
export type TellMoved = (tenant: Pick<Tenant, 'brand'>, balances: ReadonlyMap<string, number>) => void;

/** Has the server tell people, for a command that has no sockets. */
export const TELL_MOVED = {
  name: 'ledger.tell-moved',
  payload: Type.Object({ user_ids: Type.Array(Type.String()) }),
};

/** Tells people on their sockets; somebody whose points move often hears of the latest alone. */
export const createTelling = ({ pubsub }: Pick<Infra, 'pubsub'>): TellMoved => {
  const waiting = new Map<string, Envelope>();
  const flush = createTicker(() => {
    const told = [...waiting.values()];
    waiting.clear();
    for (const envelope of told) pubsub.publish(envelope);
  });
  return ({ brand }, balances) => {
    for (const [userId, balance] of balances)
      waiting.set(`${brand.id} ${userId}`, {
        brand: brand.id,
        audience: { users: [userId] },
        event: { event: 'wallet.changed', data: { balance } },
      });
    flush();
  };
};
