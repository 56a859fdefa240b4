import { ENVELOPE_LIMITS, EnvelopeResult, isMineHit } from '@livery/contract';
import { type Answer, LOSS_LIMIT, type Order } from './commands.ts';

const DONE: Answer = { ok: true, code: '' };
const refused = (code: string): Answer => ({ ok: false, code });
const opened = (result: EnvelopeResult, amount: number | null): Answer => ({ ...DONE, result, amount });
const endOf = ({ kind, at }: { kind: number; at: number }) =>
  at + (kind === 3 ? ENVELOPE_LIMITS.settle : ENVELOPE_LIMITS.lifetime);

/** What points and envelopes have to be, in as few lines as it can be said: the real ones are held against it. */
export const createModel = () => {
  type Claim = { user: string; amount: number; cid: string; lost: number; at: number };
  const [balances, held] = [new Map<string, number>(), new Map<string, number>()];
  const sent = new Map<string, Order & { sender: string; at: number; claims: Claim[]; isOver: boolean }>();
  const add = (to: typeof held, who: string, sum: number) => void to.set(who, (to.get(who) ?? 0) + sum);
  const available = (user: string) => (balances.get(user) ?? 0) - (held.get(user) ?? 0);
  const restOf = (amount: number, claims: Claim[]) =>
    claims.reduce((rest, claim) => rest - claim.amount, amount);
  const move = (user: string, sum: number): Answer => {
    if (available(user) + sum < 0) return refused('api.insufficient_balance');
    add(balances, user, sum);
    return DONE;
  };
  const claim = (user: string, id: string, cid: string, at: number, amount: number): Answer => {
    const envelope = sent.get(id) as NonNullable<ReturnType<typeof sent.get>>;
    const { claims, count, stake } = envelope;
    const own = claims.find((each) => each.user === user);
    if (user === envelope.sender) return opened(EnvelopeResult.SELF_SEND, null);
    if (own)
      return opened(own.cid === cid ? EnvelopeResult.WIN_LOTTERY : EnvelopeResult.HAS_OPENED, own.amount);
    if (claims.length === count) return opened(EnvelopeResult.DID_NOT_WIN, null);
    if (envelope.isOver || at >= endOf(envelope)) return opened(EnvelopeResult.HAS_EXPIRED, null);
    if (available(user) < stake) return refused('api.insufficient_balance');
    const mine = [...sent.values()].flatMap((each) => each.claims).filter((each) => each.user === user);
    const losses = mine.filter((each) => each.at > at - ENVELOPE_LIMITS.lifetime);
    if (stake > 0 && losses.reduce((sum, { lost }) => sum + lost, stake) > LOSS_LIMIT)
      return refused('api.too_much');
    claims.push({ user, amount, cid, lost: stake, at });
    if (amount < 1 || restOf(envelope.amount, claims) < count - claims.length)
      throw new Error(`${amount} was drawn`);
    add(stake > 0 ? held : balances, user, stake || amount);
    return opened(EnvelopeResult.WIN_LOTTERY, amount);
  };
  const send = (sender: string, order: Order, id: string, at: number): Answer => {
    const paid = move(sender, -order.amount);
    if (paid.ok) sent.set(id, { ...order, sender, at, claims: [], isOver: false });
    return paid;
  };
  const end = ({ claims, stake, mine, sender, amount }: NonNullable<ReturnType<typeof sent.get>>) => {
    for (const own of stake > 0 ? claims : []) {
      own.lost = isMineHit(own.amount, mine ?? -1) ? stake : 0;
      add(held, own.user, -stake);
      add(balances, own.user, own.amount - own.lost);
      add(balances, sender, own.lost);
    }
    add(balances, sender, restOf(amount, claims));
  };
  const endDue = (now: number) => {
    for (const envelope of sent.values()) {
      if (!envelope.isOver && now >= endOf(envelope)) end(envelope);
      envelope.isOver ||= now >= endOf(envelope);
    }
  };
  const balance = (user: string) => [balances.get(user) ?? 0, held.get(user) ?? 0];
  return { move, claim, send, endDue, balance, sent: () => [...sent.keys()] };
};
