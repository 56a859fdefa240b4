import { createBatcher } from '../../infra/database/batcher.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { applyOperations, storeSignatures } from './apply.repository.ts';
import type { Freeze } from './freezing.ts';
import type { CheckKey } from './key-check.ts';
import type { Operation, Outcome } from './operations.ts';
import { assertDone, assertSound } from './operations.ts';
import type { AccountSigner, LedgerParts } from './signing.ts';
import type { TellMoved } from './telling.ts';

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;
const TRIES = 5;

/** Accounts whose rows are not what the server signed. */
class TamperedError extends Error {
  readonly ids: readonly number[];
  constructor(ids: readonly number[]) {
    super('an account is not as it was signed');
    this.name = 'TamperedError';
    this.ids = ids;
  }
}

/** A ring of waiters, or the same key by another process a moment before. */
const MAY_TRY_AGAIN = new Set(['40P01', '23505']);
const mayTryAgain = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MAY_TRY_AGAIN.has(String(error.code));

/** Moves points: alone, many at a time, or with what else a transaction does. */
export const createPosting = (
  { database, tellMoved }: Pick<LedgerParts, 'database'> & { tellMoved: TellMoved },
  { signer, checkKey, freeze }: { signer: AccountSigner; checkKey: CheckKey; freeze: Freeze },
) => {
  /** What people have, once the transaction has committed in which it changed. */
  const moved = new WeakMap<TenantDb, Map<string, number>>();

  const apply = async (
    tenant: Tenant,
    operations: readonly Operation[],
    moment = new Date(),
  ): Promise<Outcome[]> => {
    operations.forEach(assertSound);
    const { outcomes, accounts } = await applyOperations(tenant, operations, moment);
    const { id: brand } = tenant.brand;
    const tampered = accounts.filter(({ was, isFrozen }) => !isFrozen && !signer.holds(brand, was));
    if (tampered.length > 0) throw new TamperedError(tampered.map(({ was }) => was.id));
    const changed = accounts.filter(({ was, now }) => was.seq !== now.seq || was.held !== now.held);
    const signed = changed.map(({ now }) => ({ id: now.id, signature: signer.sign(brand, now) }));
    if (signed.length > 0) await storeSignatures(tenant, signed);
    for (const { name, now } of changed)
      if (name.kind === 'user') moved.get(tenant.db)?.set(name.owner, now.balance);
    return outcomes;
  };

  /**
   * Runs a transaction that moves points, and tells those whose points have moved. It may run again: after a ring of waiters, or when an account turned out not to be
   * as it was signed, which is then frozen.
   */
  const inTransaction = async <T>(tenant: Tenant, work: (tenant: Tenant) => Promise<T>): Promise<T> => {
    await checkKey(tenant);
    for (let tries = 1; ; tries += 1) {
      try {
        const balances = new Map<string, number>();
        const done = await tenant.db.transaction().execute((trx) => {
          moved.set(trx, balances);
          return work({ ...tenant, db: trx });
        });
        if (balances.size > 0) tellMoved(tenant, balances);
        return done;
      } catch (error) {
        if (tries >= TRIES) throw error;
        if (error instanceof TamperedError) await freeze(tenant, error.ids, error.message);
        else if (!mayTryAgain(error)) throw error;
      }
    }
  };

  const brands = new Map<string, (operation: Operation) => Promise<Outcome>>();
  const batchedOf = ({ brand }: Tenant) => {
    const batched =
      brands.get(brand.id) ??
      createBatcher<Operation, Outcome>({
        name: 'ledger',
        maxBatch: MAX_BATCH,
        maxWaiting: MAX_WAITING,
        run: (operations) =>
          inTransaction({ brand, db: database.tenant(brand.id) }, (within) => apply(within, operations)),
      });
    brands.set(brand.id, batched);
    return batched;
  };

  return {
    inTransaction,
    /** Each on its own, in the transaction of `tenant.db`, which `inTransaction` gives; once a transaction, for then callers lock in one order. */
    apply,
    /**
     * All of them, or none: in the transaction of `tenant.db`, as `apply`. `moment`: when it was, where that is not now.
     * @throws api.insufficient_balance, api.invalid_data, api.forbidden, api.not_found
     */
    post: async (tenant: Tenant, operations: readonly Operation[], moment?: Date): Promise<Outcome[]> => {
      const outcomes = await apply(tenant, operations, moment);
      outcomes.forEach(assertDone);
      return outcomes;
    },
    /** One, in a transaction of its own that it may share with others. @throws as `post`, api.validation, api.unavailable */
    do: async (tenant: Tenant, operation: Operation): Promise<'ok' | 'repeated'> => {
      // One that the database refuses would take those along that come with it.
      assertSound(operation);
      const outcome = await batchedOf(tenant)(operation);
      assertDone(outcome);
      return outcome as 'ok' | 'repeated';
    },
  };
};
