import { LedgerType, MANUAL_DEPOSITS, type Points, points } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type AuditEntry, insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import { notify } from '../../infra/outbox/outbox.repository.ts';
import { findSetting } from '../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import { HOUSE, isPlainLine, userAccount } from '../ledger/operations.ts';
import {
  decideMovement,
  findMovement,
  holdOperator,
  insertMovement,
  listPending,
  type ManualMovement,
  sumMovedAlone,
} from './manual.repository.ts';

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

/** Two operators from here on, where the setting `wallet` says nothing else: 1,000.00 points. */
const TWO_FROM = 100_000;
/** Counted back from now, so that many small sums are one big one. */
export const ALONE_HOURS = 24;
const PAGE = 50;
const MOST_REMARK = 200;

const isDeposit = (type: number): boolean => (MANUAL_DEPOSITS as readonly number[]).includes(type);

/** `{"two_operators_from": 100000}`, in hundredths. */
const twoFrom = async (db: TenantDb): Promise<number> => {
  const { two_operators_from: from } = await findSetting(db, 'wallet');
  return Number.isSafeInteger(from) ? Number(from) : TWO_FROM;
};

/** Holds an operator until the transaction ends: what they do alone is counted one after the other. Returns from where on they need another. */
export const holdAlone = async ({ brand, db }: Tenant, operator: string): Promise<number> => {
  await holdOperator(db, brand.id, operator);
  return twoFrom(db);
};

/** This one and what they moved alone before are together too much for one. */
const needsAnother = async (within: Tenant, operator: string, amount: number): Promise<boolean> => {
  const from = await holdAlone(within, operator);
  return (await sumMovedAlone(within.db, operator, ALONE_HOURS)) + amount >= from;
};

/** Who does it, and where from. */
export type MovedBy = Pick<AuditEntry, 'operator' | 'address'>;

/** What a second operator says. */
export interface Decision extends MovedBy {
  /** Undefined: they do not agree. */
  agreesTo: { username: string; amount: Points } | undefined;
  /** Nobody refuses without one; who agrees does so for the reason that was given by who asked. */
  reason: string;
}

/** What the log says of it: whose points, by their id, for people's names are not written there. */
const toldOf = ({ user_id, amount, type, state, asked_by }: Omit<ManualMovement, 'create_at'>) => ({
  ...{ user_id, amount, type, state, asked_by },
});

type Asked = Pick<ManualMovement, 'id' | 'user_id' | 'amount' | 'type' | 'remark'>;

/** What was asked under this id before. @throws api.invalid_data where that was something else */
const knownAs = async (db: TenantDb, asked: Asked): Promise<ManualMovement> => {
  const known = required(await findMovement(db, asked.id), 'api.not_found');
  const isSame = (Object.keys(asked) as (keyof Asked)[]).every((name) => known[name] === asked[name]);
  if (!isSame) throw new ApiError('api.invalid_data');
  return known;
};

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

  return {
    /**
     * Gives or takes points; from an amount on, all of the last day together, it waits until another operator agrees. Returns it as it is then.
     * @throws api.not_found for nobody, api.validation, api.insufficient_balance, api.forbidden for a read-only account,
     * api.invalid_data for another one of this id
     */
    ask: async (tenant: Tenant, by: MovedBy, input: ManualInput): Promise<ManualMovement> => {
      const { operator } = by;
      const { id, username, amount, type, remark } = input;
      if (amount < 1) throw new ApiError('api.validation', { amount: 'range' });
      if (remark.length > MOST_REMARK || !isPlainLine(remark))
        throw new ApiError('api.validation', { remark: 'length' });
      const person = required(await findByUsername(tenant.db, username), 'api.not_found');
      return ledger.inTransaction(tenant, async (within) => {
        const waits = await needsAnother(within, operator, amount);
        const asked = { id, user_id: person.id, amount, type, remark };
        const movement = {
          ...asked,
          ...{
            state: waits ? ('pending' as const) : ('done' as const),
            asked_by: operator,
            decided_by: null,
          },
          create_at: new Date(),
        };
        if (!(await insertMovement(within.db, movement))) return knownAs(within.db, asked);
        const action = waits ? 'wallet.ask' : isDeposit(type) ? 'wallet.deposit' : 'wallet.withdraw';
        await insertAudit(within.db, { ...by, action, target: id, reason: remark, after: toldOf(movement) });
        if (!waits) await move(within, movement);
        return movement;
      });
    },

    /** What waits for a second operator, the longest waiting first, page after page. */
    pending: async (
      { db }: Tenant,
      { next_id, limit = PAGE }: QueryOf<'GET /ops/api/movements'> = {},
    ): Promise<{ list: ManualMovement[]; next_id: string | null }> => {
      const rows = await listPending(db, { after: next_id, limit: limit + 1 });
      const list = rows.slice(0, limit);
      return { list, next_id: rows.length > limit ? (list.at(-1)?.id ?? null) : null };
    },

    /**
     * A second operator agrees to a sum for somebody, or does not.
     * @throws api.not_found, api.forbidden for who asked, api.invalid_data where it was decided or is about something else,
     * api.validation for a refusal without a reason, and as `ask`
     */
    decide: async (
      tenant: Tenant,
      id: string,
      { agreesTo, reason, ...by }: Decision,
    ): Promise<ManualMovement> => {
      const { asked_by } = required(await findMovement(tenant.db, id), 'api.not_found');
      const { operator } = by;
      const agrees = agreesTo !== undefined;
      if (!agrees && reason === '') throw new ApiError('api.validation', { reason: 'missing' });
      if (asked_by === operator && agrees) throw new ApiError('api.forbidden');
      const person = agrees && required(await findByUsername(tenant.db, agreesTo.username), 'api.not_found');
      return ledger.inTransaction(tenant, async (within) => {
        const state = agrees ? 'done' : 'refused';
        const decided = await decideMovement(within.db, id, { state, by: operator });
        if (!decided) throw new ApiError('api.invalid_data', { movement: 'decided' });
        if (person && (decided.user_id !== person.id || decided.amount !== agreesTo?.amount))
          throw new ApiError('api.invalid_data');
        const action = agrees ? 'wallet.approve' : 'wallet.refuse';
        await insertAudit(within.db, {
          ...{ ...by, action, target: id, reason: reason || decided.remark },
          ...{ before: { state: 'pending' }, after: toldOf(decided) },
        });
        if (agrees) await move(within, decided);
        return decided;
      });
    },
  };
};
