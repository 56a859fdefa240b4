import { type LedgerType, points } from '@livery/contract';
import type { AccountName, Transfer } from '../ledger/operations.ts';

/** Where points are that have left somebody and are not gone yet: at wellpay, or for a merchant (`point:<merchant>`). */
export const clearingOf = (owner: string): AccountName => ({ kind: 'clearing', owner });

export const merchantClearing = (merchant: string): AccountName => clearingOf(`point:${merchant}`);

interface Step {
  id: string;
  /** Each is done once for an order. */
  step: 'out' | 'settled' | 'back';
  from: AccountName;
  to: AccountName;
  amount: number;
  type: LedgerType;
  remark?: string;
}

/** One step of an order in the ledger. */
export const movementOf = ({ id, step, amount, ...rest }: Step): Transfer => ({
  ...rest,
  do: 'transfer',
  key: `payment/${id}/${step}`,
  amount: points(amount),
  reference: id,
});
