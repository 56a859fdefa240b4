import { insertAudit } from '../../infra/audit/audit.repository.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { KeyCheck } from './key-check.ts';
import { freezeAccounts } from './ledger.repository.ts';
import type { LedgerParts } from './signing.ts';

export type Freeze = (tenant: Tenant, ids: readonly number[], why: string) => Promise<void>;

/**
 * Makes accounts read-only, where it is still this process's key that signs: under another one all would look changed. Tells operators of those that were not yet: in the log, and in what they look through.
 */
export const createFreezing =
  ({ log }: Pick<LedgerParts, 'log'>, { again }: Pick<KeyCheck, 'again'>): Freeze =>
  async (tenant, ids, why) => {
    await again(tenant);
    const frozen = await freezeAccounts(tenant.db, ids);
    if (frozen.length === 0) return;
    log.error({ brand: tenant.brand.id, accounts: frozen.map(({ id }) => id) }, why);
    for (const { kind, owner } of frozen)
      await insertAudit(tenant.db, {
        operator: 'server',
        action: 'ledger.freeze',
        target: `${kind} ${owner}`.trim(),
        reason: why,
      });
  };
