import { insertAudit } from '../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { deleteFreeRequest, findFreeRequest, insertFreeRequest } from './free-requests.repository.ts';
import type { Free, Freed, FreedBy } from './freeing.ts';
import { lockAccount } from './ledger.repository.ts';
import type { AccountName } from './operations.ts';

const textOf = ({ kind, owner }: AccountName): string => `${kind} ${owner}`.trim();

/** Two operators free an account in the console: one asks, another agrees. */
export const createFreeingInTwo = (free: Free) => ({
  /**
   * Again changes nothing.
   * @throws api.not_found, api.invalid_data for one that is not read-only
   */
  ask: (tenant: Tenant, name: AccountName, by: FreedBy): Promise<void> =>
    tenant.db.transaction().execute(async (trx) => {
      const account = required(await lockAccount(trx, name), 'api.not_found');
      if (account.frozen_at === null) throw new ApiError('api.invalid_data');
      const { operator: asked_by, reason } = by;
      if (!(await insertFreeRequest(trx, { account_id: account.id, asked_by, reason }))) return;
      await insertAudit(trx, { ...by, action: 'ledger.ask_free', target: textOf(name) });
    }),

  /**
   * What cannot be freed yet goes on waiting.
   * @throws as `free`, api.not_found where nobody has asked, api.forbidden for who has
   */
  agree: (tenant: Tenant, name: AccountName, by: FreedBy): Promise<Freed> =>
    free(tenant, name, by, async (trx, { id }) => {
      const { asked_by } = required(await findFreeRequest(trx, id), 'api.not_found');
      if (asked_by === by.operator) throw new ApiError('api.forbidden');
      return { asked_by };
    }),

  /** Whoever asked may take it back so. @throws api.not_found where nobody has asked */
  refuse: (tenant: Tenant, name: AccountName, by: FreedBy): Promise<void> =>
    tenant.db.transaction().execute(async (trx) => {
      const { id } = required(await lockAccount(trx, name), 'api.not_found');
      const { asked_by } = required(await findFreeRequest(trx, id), 'api.not_found');
      await deleteFreeRequest(trx, id);
      await insertAudit(trx, {
        ...by,
        action: 'ledger.refuse_free',
        target: textOf(name),
        before: { asked_by },
      });
    }),
});
