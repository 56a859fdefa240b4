import { insertAudit } from '../../infra/audit/audit.repository.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { storeSignatures } from './apply.repository.ts';
import type { Heads } from './heads.ts';
import { type AccountRow, findProof, holdLedger, listAccounts, replaceProof } from './ledger.repository.ts';
import type { LedgerService } from './ledger.service.ts';
import type { AccountSigner } from './signing.ts';
import type { Finding } from './verify.ts';

const PAGE = 1000;

/** What one of two keys is for. */
export interface KeyParts {
  signer: AccountSigner;
  heads: Heads;
}

/** `readOnly`: accounts that stay so, with the signature of the old key. */
export type Resigned =
  | { accounts: number; readOnly: number }
  | { refused: Pick<Finding, 'account' | 'what'>[] };

/** An account is not as the old key signed it, though it was a moment before. */
class ChangedError extends Error {
  readonly account: AccountRow;
  constructor(account: AccountRow) {
    super('an account changed while it was signed anew');
    this.account = account;
  }
}

/** What is wrong with more than single accounts, which are read-only by now: with the house, or sums that none of those explains. */
const everybodysOf = (findings: readonly Finding[]): Finding[] => {
  const isSingle = ({ id, account }: Finding) => id !== undefined && account !== 'house';
  const isExplained = findings.some(isSingle);
  return findings.filter((each) => !isSingle(each) && !(each.account === 'all' && isExplained));
};

/**
 * Has another key sign a ledger, once all of it was verified with the old one. Processes that have the old key refuse to do anything
 * from then on, as those with the new one did before: both may run meanwhile. Accounts that are read-only stay so. Again is harmless:
 * it does what a first time that was interrupted has left.
 */
export const createResigning = (old: KeyParts & Pick<LedgerService, 'verify'>, next: KeyParts) => {
  /** What the old key vouched for at this moment, the new one does. */
  const signAll = async (tenant: Tenant): Promise<{ accounts: number; readOnly: number }> => {
    const { id: brand } = tenant.brand;
    const count = { accounts: 0, readOnly: 0 };
    let after = 0;
    for (let page = await listAccounts(tenant.db, after, PAGE); page.length > 0; ) {
      const open = page.filter(({ frozen_at }) => frozen_at === null);
      const changed = open.find((account) => !old.signer.holds(brand, account));
      if (changed) throw new ChangedError(changed);
      const signed = open.filter(({ signature }) => signature !== null);
      await storeSignatures(
        tenant,
        signed.map((account) => ({ id: account.id, signature: next.signer.sign(brand, account) })),
      );
      count.accounts += open.length;
      count.readOnly += page.length - open.length;
      after = page.at(-1)?.id ?? after;
      page = await listAccounts(tenant.db, after, PAGE);
    }
    return count;
  };

  /** @throws api.unavailable where it is not the old key that signs, ChangedError */
  const resign = (tenant: Tenant, operator: string): Promise<{ accounts: number; readOnly: number }> =>
    tenant.db.transaction().execute(async (trx) => {
      const within = { ...tenant, db: trx };
      const { id: brand } = tenant.brand;
      await holdLedger(within);
      if (!(await findProof(trx))?.equals(old.signer.proof(brand))) throw new ApiError('api.unavailable');
      const count = await signAll(within);
      await replaceProof(trx, next.signer.proof(brand));
      const reason = `${count.accounts} accounts, ${count.readOnly} stay read-only`;
      await insertAudit(trx, { operator, action: 'ledger.resign', target: '', reason });
      return count;
    });

  /** The newest heads that were kept, signed anew; those that are already stay. */
  const resignHeads = async (brand: string): Promise<void> => {
    const known = await old.heads.newest(brand).catch(() => undefined);
    if (known) await next.heads.write(brand, new Date(known.date), known.heads.values());
  };

  /** @throws api.unavailable where neither key signs this ledger */
  return async (tenant: Tenant, operator: string): Promise<Resigned> => {
    const { id: brand } = tenant.brand;
    const isDone = (await findProof(tenant.db))?.equals(next.signer.proof(brand)) ?? false;
    if (isDone) {
      await resignHeads(brand);
      return { accounts: 0, readOnly: 0 };
    }
    const { findings } = await old.verify(tenant);
    const everybodys = everybodysOf(findings);
    if (everybodys.length > 0) return { refused: everybodys };
    try {
      const count = await resign(tenant, operator);
      await resignHeads(brand);
      return count;
    } catch (error) {
      if (!(error instanceof ChangedError)) throw error;
      const { kind, owner } = error.account;
      return { refused: [{ account: `${kind} ${owner}`.trim(), what: error.message }] };
    }
  };
};
