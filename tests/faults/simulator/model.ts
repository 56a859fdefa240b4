import { EnvelopeResult, isMineHit, LIMITS, stakeOf } from '@livery/contract';
import { type Answer, LOSS_LIMIT, type Order } from './commands.ts';

const ODDS = new Map([[5, 2], [6, 1.7], [7, 1.5], [8, 1.3], [9, 1.2], [10, 1.1]]); // biome-ignore format: a table

interface Envelope extends Order {
  sender: string;
  sentAt: number;
  stake: number;
  claims: Map<string, { amount: number; cid: string; lost: number; at: number }>;
  isOver: boolean;
}

/** What points and envelopes have to be, in as few lines as it can be said: the real ones are held against it. */
export const createModel = () => {
  const held = new Map<string, number>();
  const balances = new Map<string, number>();
  const envelopes = new Map<string, Envelope>();
  const add = (to: Map<string, number>, who: string, amount: number) =>
    to.set(who, (to.get(who) ?? 0) + amount);
  const available = (user: string) => (balances.get(user) ?? 0) - (held.get(user) ?? 0);
  const refused = (code: string): Answer => ({ ok: false, code });
  const opened = (result: number, amount: number | null): Answer => ({ ok: true, code: '', result, amount });
  const lossOf = (user: string, now: number) => {
    const claims = [...envelopes.values()].map((each) => each.claims.get(user));
    return claims.reduce(
      (sum, claim) => sum + (claim && claim.at > now - LIMITS.envelopeLifetime ? claim.lost : 0),
      0,
    );
  };
  const claim = (user: string, id: string, cid: string, now: number, drawn: number): Answer => {
    const { sender, claims, count, amount, isOver, sentAt, kind, stake } = envelopes.get(id) as Envelope;
    const own = claims.get(user);
    if (user === sender) return opened(EnvelopeResult.SELF_SEND, null);
    if (own)
      return opened(own.cid === cid ? EnvelopeResult.WIN_LOTTERY : EnvelopeResult.HAS_OPENED, own.amount);
    if (claims.size === count) return opened(EnvelopeResult.DID_NOT_WIN, null);
    const lasts = kind === 3 ? LIMITS.envelopeSettle : LIMITS.envelopeLifetime;
    if (isOver || now >= sentAt + lasts) return opened(EnvelopeResult.HAS_EXPIRED, null);
    if (available(user) < stake) return refused('api.insufficient_balance');
    if (stake > 0 && lossOf(user, now) + stake > LOSS_LIMIT) return refused('api.too_much');
    const rest = [...claims.values()].reduce((left, each) => left - each.amount, amount);
    if (drawn < 1 || rest - drawn < count - claims.size - 1) throw new Error(`${drawn} of ${rest} was drawn`);
    claims.set(user, { amount: drawn, cid, lost: stake, at: now });
    if (kind === 3) add(held, user, stake);
    else add(balances, user, drawn);
    return opened(EnvelopeResult.WIN_LOTTERY, drawn);
  };
  const send = (sender: string, order: Order, id: string, now: number): Answer => {
    if (available(sender) < order.amount) return refused('api.insufficient_balance');
    add(balances, sender, -order.amount);
    const stake = order.kind === 3 ? stakeOf(order.amount, ODDS.get(order.count) ?? 0) : 0;
    envelopes.set(id, { ...order, sender, sentAt: now, stake, claims: new Map(), isOver: false });
    return { ok: true, code: '', id };
  };
  const end = (envelope: Envelope): void => {
    const { sender, claims, kind, stake, mine, amount } = envelope;
    for (const [user, own] of kind === 3 ? claims : []) {
      own.lost = isMineHit(own.amount, mine ?? -1) ? stake : 0;
      add(held, user, -stake);
      add(balances, user, own.amount - own.lost);
      add(balances, sender, own.lost);
    }
    add(
      balances,
      sender,
      [...claims.values()].reduce((left, each) => left - each.amount, amount),
    );
    envelope.isOver = true;
  };
  return {
    claim,
    send,
    balance: (user: string) => [balances.get(user) ?? 0, held.get(user) ?? 0],
    sent: () => [...envelopes.keys()],
    move: (user: string, amount: number): Answer => {
      if (available(user) + amount < 0) return refused('api.insufficient_balance');
      add(balances, user, amount);
      return { ok: true, code: '' };
    },
    endDue: (now: number): void => {
      for (const each of envelopes.values()) {
        const lasts = each.kind === 3 ? LIMITS.envelopeSettle : LIMITS.envelopeLifetime;
        if (!each.isOver && now >= each.sentAt + lasts) end(each);
      }
    },
  };
};
