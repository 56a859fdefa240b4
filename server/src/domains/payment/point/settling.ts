import { LedgerType, points } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { HOUSE, isPlainLine } from '../../ledger/operations.ts';
import { ALONE_HOURS, holdAlone } from '../../wallet/operators.ts';
import { merchantClearing } from '../clearing.ts';
import { findMerchant } from '../merchants.repository.ts';
import type { Doing } from '../operators.ts';
import {
  decideSettlement,
  findSettlement,
  insertSettlement,
  listWaitingSettlements,
  type Settlement,
  type SettlementName,
  sumSettledAlone,
} from '../settlements.repository.ts';

const MOST_REMARK = 200;
const MOST_WAITING = 200;

export type AskedSettlement = Pick<Settlement, 'merchant_id' | 'id' | 'amount' | 'remark'>;

/** What a second operator says. */
export interface SettlementDecision extends Doing {
  /** Undefined: they do not agree. */
  agreesTo: { merchant: string; amount: number } | undefined;
}

const toldOf = ({ id, amount, state, asked_by }: Omit<Settlement, 'create_at'>) => ({
  ...{ id, amount, state, asked_by },
});

/** What was asked under this id before. @throws api.invalid_data where that was something else */
const knownAs = async (db: TenantDb, asked: AskedSettlement): Promise<Settlement> => {
  const known = required(await findSettlement(db, asked), 'api.not_found');
  if (known.amount !== asked.amount || known.remark !== asked.remark) throw new ApiError('api.invalid_data');
  return known;
};

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

  /** Together with what they settled alone before it is too much for one. */
  const needsAnother = async (within: Tenant, operator: string, amount: number): Promise<boolean> => {
    const twoFrom = await holdAlone(within, operator);
    return (await sumSettledAlone(within.db, operator, ALONE_HOURS)) + amount >= twoFrom;
  };

  return {
    /**
     * From an amount on, all of the last day together, it waits until another operator agrees. The same `id` is done once.
     * @throws api.not_found, api.validation, api.insufficient_balance for more than it is owed, api.forbidden for a read-only
     * account, api.invalid_data for another sum or reason under this id
     */
    settle: async (
      tenant: Tenant,
      { operator, address }: Omit<Doing, 'reason'>,
      asked: AskedSettlement,
    ): Promise<Settlement> => {
      const { merchant_id, id, amount, remark } = asked;
      if (remark.length > MOST_REMARK || !isPlainLine(remark))
        throw new ApiError('api.validation', { remark: 'length' });
      required(await findMerchant(tenant.db, merchant_id), 'api.not_found');
      const { balance } = await ledger.balanceOf(tenant, merchantClearing(merchant_id));
      return ledger.inTransaction(tenant, async (within) => {
        const waits = await needsAnother(within, operator, amount);
        const settlement = {
          ...{ merchant_id, id, amount, remark, asked_by: operator, decided_by: null },
          ...{ state: waits ? ('pending' as const) : ('done' as const), create_at: new Date() },
        };
        const { create_at: _, ...row } = settlement;
        if (!(await insertSettlement(within.db, row))) return knownAs(within.db, asked);
        if (waits && balance < amount) throw new ApiError('api.insufficient_balance');
        await insertAudit(within.db, {
          ...{ operator, address, action: waits ? 'merchant.ask' : 'merchant.settle', target: merchant_id },
          ...{ reason: remark, after: toldOf(settlement) },
        });
        if (!waits) await move(within, settlement);
        return settlement;
      });
    },

    /** What waits for a second operator, the longest waiting first: 200 at most. */
    waiting: ({ db }: Tenant): Promise<Settlement[]> => listWaitingSettlements(db, MOST_WAITING),

    /**
     * A second operator agrees to a sum for a merchant, or does not.
     * @throws api.not_found, api.forbidden for who asked and agrees, api.invalid_data where it was decided or is about something
     * else, api.validation for a refusal without a reason, and as `settle`
     */
    decide: async (
      tenant: Tenant,
      name: SettlementName,
      { agreesTo, ...doing }: SettlementDecision,
    ): Promise<Settlement> => {
      const { asked_by } = required(await findSettlement(tenant.db, name), 'api.not_found');
      const agrees = agreesTo !== undefined;
      if (!agrees && doing.reason === '') throw new ApiError('api.validation', { reason: 'missing' });
      if (asked_by === doing.operator && agrees) throw new ApiError('api.forbidden');
      return ledger.inTransaction(tenant, async (within) => {
        const state = agrees ? 'done' : 'refused';
        const decided = await decideSettlement(within.db, name, { state, by: doing.operator });
        if (!decided) throw new ApiError('api.invalid_data', { settlement: 'decided' });
        const isSame = agreesTo?.merchant === decided.merchant_id && agreesTo.amount === decided.amount;
        if (agrees && !isSame) throw new ApiError('api.invalid_data');
        await insertAudit(within.db, {
          ...{ ...doing, action: agrees ? 'merchant.approve' : 'merchant.refuse', target: name.merchant_id },
          ...{ reason: doing.reason || decided.remark },
          ...{ before: { state: 'pending' }, after: toldOf(decided) },
        });
        if (agrees) await move(within, decided);
        return decided;
      });
    },
  };
};
