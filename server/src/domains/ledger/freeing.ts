import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { wholeBlocksOf } from './blocks.ts';
import { deleteFreeRequest } from './free-requests.repository.ts';
import { watchHead } from './heads.ts';
import type { CheckKey } from './key-check.ts';
import { type AccountRow, lockAccount, restoreAccount } from './ledger.repository.ts';
import type { AccountName } from './operations.ts';
import type { AccountSigner, LedgerParts } from './signing.ts';
import { listUncounted, rebuildBlocks, sumHoldsOf } from './verify.repository.ts';
import { unvouchedOf } from './vouching.ts';
import { walk } from './walking.ts';

/** What an account has again, or why nobody can say what it should have. */
export type Freed = { balance: number; held: number } | { refused: string };

export interface FreedBy {
  operator: string;
  address?: string | undefined;
  reason: string;
}

/** Asked first, while the account is held; what it returns stands in the log. @throws what speaks against it */
export type Permit = (trx: TenantDb, account: AccountRow) => Promise<object>;

export type Free = (tenant: Tenant, name: AccountName, by: FreedBy, permit?: Permit) => Promise<Freed>;

/**
 * Frees a read-only account: it has then what its entries and its open holds say, whatever stood there. Where the entries themselves do
 * not follow from each other, or end before a head that was kept, rows have to be put back first. What the server did not sign so
 * itself has to be vouched for by the accounts on the other side: all entries since that head.
 * @throws api.not_found, api.invalid_data for one that is not read-only
 */
export const createFreeing =
  (
    { heads }: Pick<LedgerParts, 'heads'>,
    { signer, checkKey }: { signer: AccountSigner; checkKey: CheckKey },
  ): Free =>
  async (tenant, name, by, permit) => {
    await checkKey(tenant);
    const known = await heads?.newest(tenant.brand.id);
    return tenant.db.transaction().execute(async (trx): Promise<Freed> => {
      const account = required(await lockAccount(trx, name), 'api.not_found');
      if (account.frozen_at === null) throw new ApiError('api.invalid_data');
      const before = await permit?.(trx, account);
      const head = known?.heads.get(account.id);
      const watched = watchHead(head);
      const end = await walk(trx, account, watched);
      if ('what' in end) return { refused: `entry ${end.seq}: ${end.what}` };
      if ((await listUncounted(trx, [account])).has(account.id))
        return { refused: 'there are entries that it does not count' };
      const contradiction = watched.contradictionOf(account, known?.date);
      if (contradiction !== undefined) return { refused: contradiction };
      const held = (await sumHoldsOf(trx, [account.id])).get(account.id) ?? 0;
      const { balance, hash } = end;
      if (name.kind !== 'house' && held > balance)
        return { refused: 'more is held than its entries come to' };
      const state = { id: account.id, balance, held, seq: account.seq, hash };
      const isSigned = signer.holds(tenant.brand.id, { ...state, signature: account.signature });
      const after = head?.seq ?? 0;
      const unvouched = isSigned
        ? undefined
        : await unvouchedOf({ ...tenant, db: trx }, account, { after, signer });
      if (unvouched !== undefined) return { refused: unvouched };
      await restoreAccount(trx, state, signer.sign(tenant.brand.id, state));
      await rebuildBlocks({ ...tenant, db: trx }, account.id, wholeBlocksOf(account));
      await deleteFreeRequest(trx, account.id);
      const target = `${name.kind} ${name.owner}`.trim();
      await insertAudit(trx, { ...by, action: 'ledger.free', target, before });
      return { balance, held };
    });
  };
