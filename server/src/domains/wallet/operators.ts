import { LedgerType, MANUAL_DEPOSITS, type Points, points } from '@livery/contract';
import type { TenantDb } from '../../infra/database/database.ts';
import { type AskedBy, createDualControl } from '../../infra/dual-control/dual-control.ts';
import { ApiError, required } from '../../infra/errors.ts';
import { notify } from '../../infra/outbox/outbox.repository.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import { HOUSE, isPlainLine, userAccount } from '../ledger/operations.ts';
import type { ManualMovement } from './manual.repository.ts';
import * as movements from './manual.repository.ts';

/** Types of what operators take (product.md section 3). */
export const MANUAL_WITHDRAWALS = [
  LedgerType.OPERATOR_WITHDRAWAL,
  LedgerType.OPERATOR_WITHDRAWAL_OTHER,
] as const;
export type ManualType = (typeof MANUAL_DEPOSITS)[number] | (typeof MANUAL_WITHDRAWALS)[number];

/** Undefined for what operators do not do by hand. */
export const manualTypeOf = (type: number): ManualType | undefined =>
  [...MANUAL_DEPOSITS, ...MANUAL_WITHDRAWALS].find((each) => each === type);

export interface ManualInput {
  /** Names it: the same again is done once. */
  id: string;
  username: string;
  amount: Points;
  type: ManualType;
  remark: string;
}

const MOST_REMARK = 200;

const isDeposit = (type: number): boolean => (MANUAL_DEPOSITS as readonly number[]).includes(type);

/** What a second operator says. */
export interface Decision extends AskedBy {
  /** Undefined: they do not agree. */
  agreesTo: { username: string; amount: Points } | undefined;
  /** Nobody refuses without one; who agrees does so for the reason that was given by who asked. */
  reason: string;
}

/** What the log says of it: whose points, by their id, for people's names are not written there. */
const told = ({ id, user_id, amount, type, state, asked_by }: ManualMovement) => ({
  ...{ target: id, after: { user_id, amount, type, state, asked_by } },
});

interface Dependencies {
  ledger: LedgerService;
  findByUsername: (db: TenantDb, username: string) => Promise<{ id: string } | undefined>;
  /** Keeps an account from being cancelled before the transaction ends; false where it is already. */
  holdLiving: (trx: TenantDb, id: string) => Promise<boolean>;
}

/** What operators do with people's points. Each is in the audit log, in the transaction that does it. */
export const createWalletOperators = ({ ledger, findByUsername, holdLiving }: Dependencies) => {
  const move = async (
    tenant: Tenant,
    { id, user_id, amount, type, remark }: ManualMovement,
  ): Promise<void> => {
    // Whose account is closed would lose them.
    if (isDeposit(type)) required(await holdLiving(tenant.db, user_id), 'api.not_found');
    const [from, to] = isDeposit(type) ? [HOUSE, userAccount(user_id)] : [userAccount(user_id), HOUSE];
    const movement = { key: `manual/${id}`, from, to, amount: points(amount), remark, reference: id };
    await ledger.post(tenant, [{ do: 'transfer', ...movement, type: type as ManualType }]);
    if (isDeposit(type))
      await notify(tenant.db, { kind: 'deposit', receiverId: user_id, subject: id, item: id });
  };

  const control = createDualControl({
    rows: movements,
    inTransaction: ledger.inTransaction,
    kind: 'wallet',
    noun: 'movement',
    doneBy: ({ type }) => (isDeposit(type) ? 'deposit' : 'withdraw'),
    told,
    move,
  });

  return {
    /**
     * Gives or takes points; from an amount on it waits until another operator agrees.
     * @throws api.not_found for nobody, api.validation, api.insufficient_balance, api.forbidden for a read-only account,
     * api.invalid_data for another one of this id
     */
    ask: async (
      tenant: Tenant,
      by: AskedBy,
      { id, username, amount, type, remark }: ManualInput,
    ): Promise<ManualMovement> => {
      if (amount < 1) throw new ApiError('api.validation', { amount: 'range' });
      if (remark.length > MOST_REMARK || !isPlainLine(remark))
        throw new ApiError('api.validation', { remark: 'length' });
      const { id: user_id } = required(await findByUsername(tenant.db, username), 'api.not_found');
      return control.ask(tenant, by, { id, user_id, amount, type, remark });
    },

    page: control.page,

    /** A second operator agrees to a sum for somebody, or does not. @throws as `ask`, and as `createDualControl` says */
    decide: (tenant: Tenant, id: string, { agreesTo, ...by }: Decision): Promise<ManualMovement> =>
      control.decide(
        tenant,
        { id },
        {
          ...by,
          agreesTo:
            agreesTo &&
            (async ({ db }, { user_id, amount }) => {
              const person = required(await findByUsername(db, agreesTo.username), 'api.not_found');
              return person.id === user_id && amount === agreesTo.amount;
            }),
        },
      ),
  };
};
