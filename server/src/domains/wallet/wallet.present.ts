import { type LedgerStatus, LedgerType, type TradingLog, type WalletHold } from '@livery/contract';
import type { HoldRow, LogRow } from '../ledger/log.service.ts';
import { type PersonRow, presentPerson } from '../users/users.present.ts';

/** An order as its movement shows it. */
export interface OrderFacts {
  status: LedgerStatus;
  order: NonNullable<TradingLog['order']>;
}

const OF_ENVELOPES: readonly number[] = [
  LedgerType.SEND_ENVELOPE,
  LedgerType.PLATFORM_REFUND,
  LedgerType.LUCKY_ENVELOPE,
  LedgerType.MINESWEEPER_ENVELOPE,
];

/** The envelope that a movement belongs to: out of it, into it, or because of it. */
export const envelopeOf = ({ other_kind, other_owner, reference, type }: LogRow): string | null => {
  if (other_kind === 'envelope') return other_owner;
  return OF_ENVELOPES.includes(type) && reference !== '' ? reference : null;
};

export interface AroundLogs {
  orders: ReadonlyMap<string, OrderFacts>;
  senders: ReadonlyMap<string, string>;
  people: readonly PersonRow[];
}

/** Who gave it or got it: the person on the other side, or who sent the envelope that it came from. */
const counterpartOf = (row: LogRow, { senders, people }: AroundLogs): TradingLog['counterpart'] => {
  const envelope = row.amount > 0 ? envelopeOf(row) : null;
  const isRefund = row.type === LedgerType.PLATFORM_REFUND;
  const sender = envelope !== null && !isRefund ? senders.get(envelope) : undefined;
  const id = row.other_kind === 'user' ? row.other_owner : sender;
  const person = people.find((each) => each.id === id);
  return person ? presentPerson(person) : null;
};

export const presentLog = (row: LogRow, around: AroundLogs): TradingLog => {
  const facts = around.orders.get(row.reference);
  return {
    id: String(row.seq),
    type: row.type,
    // What came back has come: it is what went away that waits, or failed.
    status: facts !== undefined && row.amount < 0 ? facts.status : 'success',
    amount: row.amount,
    balance: row.balance,
    create_at: row.create_at.toISOString(),
    counterpart: counterpartOf(row, around),
    remark: row.remark,
    envelope_id: envelopeOf(row),
    order: facts?.order ?? null,
  };
};

/** A hold outlives what it is for, should that be late: what is told is when it is to be decided. */
export const presentHold = (
  { key, amount, reference, create_at, expire_at }: HoldRow,
  settlements: ReadonlyMap<string, Date>,
): WalletHold => ({
  id: key,
  amount,
  envelope_id: reference === '' ? null : reference,
  create_at: create_at.toISOString(),
  expire_at: (settlements.get(reference) ?? expire_at).toISOString(),
});
