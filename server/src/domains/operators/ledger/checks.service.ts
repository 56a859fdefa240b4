import type { OpsFrozenAccount, OpsLedgerCheck } from '@livery/contract';
import { findAuditPage, insertAudit } from '../../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { required } from '../../../infra/errors.ts';
import type { Jobs } from '../../../infra/jobs/jobs.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { VERIFY_LEDGER } from '../../ledger/ledger.jobs.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { type AccountName, accountNamed } from '../../ledger/operations.ts';
import type { By } from '../by.ts';
import { type FindPeople, namesOf } from './ledger.present.ts';

export interface OpsChecksParts {
  ledger: Pick<LedgerService, 'listChecks' | 'listFrozen' | 'listFreeRequests' | 'freeing' | 'log'>;
  jobs: Pick<Jobs, 'enqueue' | 'hurry'>;
  findPeople: FindPeople;
  limiter: Pick<RateLimiter, 'enforce'>;
}

/** So many of the latest verifications are shown. */
export const SHOWN = 30;
/** Of a brand: all of the ledger is read by each. */
const CHECKS = { limit: 6, windowMs: 3_600_000 };
/** Of one operator: each walks through all of an account. */
const FREEINGS = { limit: 30, windowMs: 3_600_000 };

type Row = Awaited<ReturnType<OpsChecksParts['ledger']['listChecks']>>[number];

const textOf = ({ kind, owner }: AccountName): string => `${kind} ${owner}`.trim();

/** What the log says of when it became so. */
const whyFrozen = async (db: TenantDb, account: AccountName): Promise<string> => {
  const wanted = { target: textOf(account), action: 'ledger.freeze' };
  const [row] = await findAuditPage(db, wanted, { before: undefined, limit: 1 });
  return row?.reason ?? '';
};

const presentCheck = ({ began_at, ended_at, findings, ...row }: Row): OpsLedgerCheck => ({
  at: began_at.toISOString(),
  took: +ended_at - +began_at,
  ...{ accounts: row.accounts, entries: row.entries, finding_count: row.finding_count },
  findings: findings.map(({ account, seq = null, what }) => ({ account, seq, what, transfer: null })),
});

/** Whether the ledger is what was written into it, as operators are told. */
export const createOpsChecks = ({ ledger, jobs, findPeople, limiter }: OpsChecksParts) => {
  /** With the movements that its findings are about. */
  const withTransfers = async (tenant: Tenant, check: OpsLedgerCheck): Promise<OpsLedgerCheck> => {
    const findings: OpsLedgerCheck['findings'] = [];
    for (const finding of check.findings) {
      const name = accountNamed(finding.account);
      const entry = name && finding.seq !== null && (await ledger.log.entry(tenant, name, finding.seq));
      findings.push({ ...finding, transfer: entry ? String(entry.id) : null });
    }
    return { ...check, findings };
  };

  const listFrozen = async (tenant: Tenant): Promise<OpsFrozenAccount[]> => {
    const accounts = await ledger.listFrozen(tenant);
    const name = await namesOf(tenant.db, accounts, findPeople);
    const asked = await ledger.listFreeRequests(
      tenant,
      accounts.map(({ id }) => id),
    );
    const requests = new Map(asked.map(({ account_id, ...request }) => [account_id, request]));
    const frozen: OpsFrozenAccount[] = [];
    for (const { id, kind, owner, balance, frozen_at, isSigned } of accounts) {
      const request = requests.get(id);
      frozen.push({
        ...{ account: name({ kind, owner }), balance, is_signed: isSigned },
        since: frozen_at?.toISOString() ?? '',
        why: await whyFrozen(tenant.db, { kind, owner }),
        request: request ? { ...request, create_at: request.create_at.toISOString() } : null,
      });
    }
    return frozen;
  };

  return {
    list: async (tenant: Tenant): Promise<{ checks: OpsLedgerCheck[]; frozen: OpsFrozenAccount[] }> => {
      const [latest, ...earlier] = (await ledger.listChecks(tenant, SHOWN)).map(presentCheck);
      return {
        checks: latest ? [await withTransfers(tenant, latest), ...earlier] : [],
        frozen: await listFrozen(tenant),
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

    /** @throws api.not_found, api.invalid_data for one that is not read-only */
    askToFree: async (tenant: Tenant, account: string, by: By): Promise<Record<string, never>> => {
      await limiter.enforce(tenant, `ops:freeings:${by.operator}`, FREEINGS);
      await ledger.freeing.ask(tenant, required(accountNamed(account), 'api.not_found'), by);
      return {};
    },

    /** @throws api.not_found where nobody has asked, api.forbidden for who has and agrees */
    decideFreeing: async (
      tenant: Tenant,
      { account, agrees }: { account: string; agrees: boolean },
      by: By,
    ): Promise<{ refused: string | null }> => {
      await limiter.enforce(tenant, `ops:freeings:${by.operator}`, FREEINGS);
      const name = required(accountNamed(account), 'api.not_found');
      if (!agrees) {
        await ledger.freeing.refuse(tenant, name, by);
        return { refused: null };
      }
      const freed = await ledger.freeing.agree(tenant, name, by);
      return { refused: 'refused' in freed ? freed.refused : null };
    },
  };
};

export type OpsChecks = ReturnType<typeof createOpsChecks>;
