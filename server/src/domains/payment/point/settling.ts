import { LedgerType, points } from '@livery/contract';
import { type AskedBy, createDualControl } from '../../../infra/dual-control/dual-control.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { HOUSE, isPlainLine } from '../../ledger/operations.ts';
import { merchantClearing } from '../clearing.ts';
import { findMerchant } from '../merchants.repository.ts';
import type { Doing } from '../operators.ts';
import type { Settlement, SettlementName } from '../settlements.repository.ts';
import * as settlements from '../settlements.repository.ts';

const MOST_REMARK = 200;

export type AskedSettlement = Pick<Settlement, 'merchant_id' | 'id' | 'amount' | 'remark'>;

/** What a second operator says. */
export interface SettlementDecision extends Doing {
  /** Undefined: they do not agree. */
  agreesTo: { merchant: string; amount: number } | undefined;
}

const told = ({ merchant_id, id, amount, state, asked_by }: Settlement) => ({
  ...{ target: merchant_id, after: { id, amount, state, asked_by } },
});

/** Merchants were paid elsewhere for so many points, which go back to the house (docs/decisions/0132). */
export const createSettling = (ledger: Pick<LedgerService, 'balanceOf' | 'inTransaction' | 'post'>) => {
  const move = async (within: Tenant, { merchant_id, id, amount }: Settlement): Promise<void> => {
    const [outcome] = await ledger.post(within, [
      {
        ...{ do: 'transfer', key: `merchant/${merchant_id}/${id}`, from: merchantClearing(merchant_id) },
        ...{ to: HOUSE, amount: points(amount), type: LedgerType.PLATFORM, reference: id },
      },
    ]);
    // Settled under this id before settlements were kept: nothing moves, so nothing is written down either.
    if (outcome === 'repeated') throw new ApiError('api.invalid_data', { settlement: 'settled' });
  };

  const control = createDualControl({
    rows: settlements,
    inTransaction: ledger.inTransaction,
    kind: 'merchant',
    noun: 'settlement',
    doneBy: () => 'settle',
    told,
    move,
  });

  return {
    /**
     * From an amount on it waits until another operator agrees. The same `id` is done once.
     * @throws api.not_found, api.validation, api.insufficient_balance for more than it is owed, api.forbidden for a read-only
     * account, api.invalid_data for another sum or reason under this id
     */
    settle: async (tenant: Tenant, by: AskedBy, asked: AskedSettlement): Promise<Settlement> => {
      const { merchant_id, amount, remark } = asked;
      if (remark.length > MOST_REMARK || !isPlainLine(remark))
        throw new ApiError('api.validation', { remark: 'length' });
      required(await findMerchant(tenant.db, merchant_id), 'api.not_found');
      const { balance } = await ledger.balanceOf(tenant, merchantClearing(merchant_id));
      return control.ask(tenant, by, asked, () => {
        if (balance < amount) throw new ApiError('api.insufficient_balance');
      });
    },

    settlements: control.page,

    /** A second operator agrees to a sum for a merchant, or does not. @throws as `settle`, and as `createDualControl` says */
    decide: (
      tenant: Tenant,
      name: SettlementName,
      { agreesTo, ...by }: SettlementDecision,
    ): Promise<Settlement> =>
      control.decide(tenant, name, {
        ...by,
        agreesTo:
          agreesTo &&
          ((_, { merchant_id, amount }) => agreesTo.merchant === merchant_id && agreesTo.amount === amount),
      }),
  };
};
