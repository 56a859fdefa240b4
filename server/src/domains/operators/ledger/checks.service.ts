import type { OpsFrozenAccount, OpsLedgerCheck } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import type { Jobs } from '../../../infra/jobs/jobs.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { VERIFY_LEDGER } from '../../ledger/ledger.jobs.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { By } from '../by.ts';
import { type FindPeople, namesOf } from './ledger.present.ts';

export interface OpsChecksParts {
  ledger: Pick<LedgerService, 'listChecks' | 'listFrozen'>;
  jobs: Pick<Jobs, 'enqueue' | 'hurry'>;
  findPeople: FindPeople;
  limiter: Pick<RateLimiter, 'enforce'>;
}

const SHOWN = 30;
/** Of a brand: all of the ledger is read by each. */
const CHECKS = { limit: 6, windowMs: 3_600_000 };

type Row = Awaited<ReturnType<OpsChecksParts['ledger']['listChecks']>>[number];

const presentCheck = ({ began_at, ended_at, findings, ...row }: Row): OpsLedgerCheck => ({
  at: began_at.toISOString(),
  took: +ended_at - +began_at,
  ...{ accounts: row.accounts, entries: row.entries, finding_count: row.finding_count },
  findings: findings.map(({ account, seq = null, what }) => ({ account, seq, what })),
});

/** Whether the ledger is what was written into it, as operators are told. */
export const createOpsChecks = ({ ledger, jobs, findPeople, limiter }: OpsChecksParts) => ({
  list: async (tenant: Tenant): Promise<{ checks: OpsLedgerCheck[]; frozen: OpsFrozenAccount[] }> => {
    const [checks, accounts] = [await ledger.listChecks(tenant, SHOWN), await ledger.listFrozen(tenant)];
    const name = await namesOf(tenant.db, accounts, findPeople);
    return {
      checks: checks.map(presentCheck),
      frozen: accounts.flatMap(({ kind, owner, balance, frozen_at }) =>
        frozen_at ? [{ account: name({ kind, owner }), balance, since: frozen_at.toISOString() }] : [],
      ),
    };
  },

  ask: async (tenant: Tenant, by: By): Promise<Record<string, never>> => {
    await limiter.enforce(tenant, 'ops:ledger-checks', CHECKS);
    await tenant.db.transaction().execute(async (trx) => {
      await insertAudit(trx, { ...by, action: 'ledger.verify', target: '' });
      await jobs.enqueue(trx, tenant.brand.id, VERIFY_LEDGER, {});
    });
    jobs.hurry(VERIFY_LEDGER.name);
    return {};
  },
});

export type OpsChecks = ReturnType<typeof createOpsChecks>;
