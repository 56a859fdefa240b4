import { type Points, points } from '@livery/contract';
import type { Tenant } from '../../infra/tenancy.ts';
import { findCheckSince, insertCheck, listChecks } from './checks.repository.ts';
import { closingOf } from './closing.ts';
import { BEGINNING, follow } from './entries.ts';
import { listFreeRequests } from './free-requests.repository.ts';
import { createFreeing } from './freeing.ts';
import { createFreeingInTwo } from './freeing-in-two.ts';
import { createFreezing } from './freezing.ts';
import { createKeyCheck } from './key-check.ts';
import {
  type AccountRow,
  findAccount,
  listBalances,
  listEntries,
  listExpiredHolds,
  listFrozen,
} from './ledger.repository.ts';
import { type HoldRow, listOpenHolds } from './log.repository.ts';
import { createLedgerLog } from './log.service.ts';
import { type AccountKind, type AccountName, type Operation, userAccount } from './operations.ts';
import { createPosting } from './posting.ts';
import { createLedgerSearch } from './search.service.ts';
import { createAccountSigner, type LedgerParts } from './signing.ts';
import { statementOf } from './statement.ts';
import { type Verification, verifyLedger } from './verify.ts';

export interface Balance {
  balance: Points;
  held: Points;
  /** What may be spent. */
  available: Points;
  /** False: it is not what the server signed, or not what its entries say. Nothing moves then. */
  isValid: boolean;
}

/** So many of the newest entries are recomputed whenever a balance is read; all of them once a day. */
const LOOKED_AT = 100;
const EXPIRED_AT_ONCE = 200;
/** So many read-only accounts are told at a time. */
export const MOST_FROZEN = 100;
/** Of a check so many findings are kept: the first say where to look. */
const KEPT_FINDINGS = 50;
const NOTHING: Balance = { balance: points(0), held: points(0), available: points(0), isValid: true };

export type LedgerService = ReturnType<typeof createLedgerService>;

/** Points as a double-entry ledger (docs/decisions/0079): accounts, transfers between two of them, holds. */
export const createLedgerService = (infra: LedgerParts, { begins }: { begins: boolean }) => {
  const signer = createAccountSigner(infra.config);
  const keyCheck = createKeyCheck(infra, signer, begins);
  const { check: checkKey } = keyCheck;
  const freeze = createFreezing(infra, keyCheck);
  const posting = createPosting(infra, { signer, checkKey, freeze });

  const chains = async ({ db }: Tenant, { id, seq, balance, hash }: AccountRow): Promise<boolean> => {
    const first = Math.max(1, seq - LOOKED_AT);
    const entries = await listEntries(db, id, { first, last: seq });
    const start = first === 1 ? BEGINNING : entries.shift();
    const end = start && follow(start, id, entries);
    if (end === undefined || 'fault' in end) return false;
    return end.seq === seq && end.balance === balance && end.hash.equals(hash);
  };

  const lookedAt = async (tenant: Tenant, account: AccountRow): Promise<Balance> => {
    const { balance, held, frozen_at } = account;
    const isValid =
      frozen_at === null && signer.holds(tenant.brand.id, account) && (await chains(tenant, account));
    if (!isValid && frozen_at === null)
      await freeze(tenant, [account.id], 'an account is not as it was signed');
    return {
      balance: points(balance),
      held: points(held),
      available: points(balance - held),
      isValid,
    };
  };

  const balanceOf = async (tenant: Tenant, name: AccountName): Promise<Balance> => {
    await checkKey(tenant);
    const account = await findAccount(tenant.db, name);
    return account ? lookedAt(tenant, account) : NOTHING;
  };

  /** With the latest that is held of it. */
  const balanceAndHolds = async (
    tenant: Tenant,
    name: AccountName,
    limit: number,
  ): Promise<Balance & { holds: HoldRow[] }> => {
    await checkKey(tenant);
    const account = await findAccount(tenant.db, name);
    if (!account) return { ...NOTHING, holds: [] };
    const [balance, holds] = await Promise.all([
      lookedAt(tenant, account),
      listOpenHolds(tenant.db, account.id, limit),
    ]);
    return { ...balance, holds };
  };

  /** Frees what is still held at `now` though its time is over; returns how many of a few hundred. */
  const expireHolds = async (tenant: Tenant, now: Date): Promise<number> => {
    await checkKey(tenant);
    const expired = await listExpiredHolds(tenant.db, now, EXPIRED_AT_ONCE);
    const release = ({ key, kind, owner }: (typeof expired)[number]): Operation => ({
      do: 'expire',
      key,
      from: { kind, owner },
    });
    if (expired.length === 0) return 0;
    const outcomes = await posting.inTransaction(tenant, (within) =>
      posting.apply(within, expired.map(release)),
    );
    return outcomes.filter((outcome) => outcome === 'ok').length;
  };

  /**
   * Recomputes all; accounts with something wrong are frozen. The house is not for an entry that was changed: the other
   * side of it is, and everybody's deposits go on.
   */
  const verify = async (tenant: Tenant): Promise<Verification> => {
    await keyCheck.again(tenant);
    const heads = await infra.heads?.newest(tenant.brand.id);
    const began_at = new Date();
    const verification = await verifyLedger(tenant, { signer, heads });
    const { accounts, entries, findings } = verification;
    await insertCheck(tenant.db, {
      ...{ began_at, ended_at: new Date(), accounts, entries, finding_count: findings.length },
      findings: findings.slice(0, KEPT_FINDINGS).map(({ account, seq, what }) => ({ account, seq, what })),
    });
    const ids = verification.findings.flatMap(({ id, account, seq }) =>
      id === undefined || (account === 'house' && seq !== undefined) ? [] : id,
    );
    if (verification.findings.length > 0)
      infra.log.error(
        { brand: tenant.brand.id, findings: verification.findings },
        'the ledger does not add up',
      );
    if (ids.length > 0) await freeze(tenant, ids, 'the ledger does not add up');
    return verification;
  };

  /** Verifies, and keeps where all chains stand; of accounts with something wrong, where they stood before. */
  const verifyAndKeep = async (tenant: Tenant, now: Date): Promise<void> => {
    const { heads } = await verify(tenant);
    await infra.heads?.write(tenant.brand.id, now, heads);
  };

  const free = createFreeing(infra, { signer, checkKey });

  return {
    ...posting,
    /** Has a server's key sign here from now on, where none does yet: commands find it then. @throws api.unavailable for another one */
    begin: checkKey,
    log: createLedgerLog(),
    search: createLedgerSearch(signer),
    statementOf,
    closingOf,
    balanceOf,
    balanceAndHolds,
    /** For lists: as it stands there. Whoever moves it looks at its signature and entries. */
    balancesOf: ({ db }: Tenant, kind: AccountKind, owners: readonly string[]) =>
      listBalances(db, kind, owners),
    /** Tells people again what they have: a command has moved it. */
    tellMoved: async (tenant: Tenant, userIds: readonly string[]): Promise<void> => {
      const balances = new Map<string, number>();
      for (const id of userIds)
        balances.set(id, (await findAccount(tenant.db, userAccount(id)))?.balance ?? 0);
      infra.tellMoved(tenant, balances);
    },
    expireHolds,
    verify,
    verifyAndKeep,
    free,
    freeing: createFreeingInTwo(free),
    listFreeRequests: ({ db }: Tenant, ids: readonly number[]) => listFreeRequests(db, ids),
    /** Read-only accounts, and whether they are as the server signed them. */
    listFrozen: async ({ brand, db }: Tenant) =>
      (await listFrozen(db, MOST_FROZEN)).map((row) => ({ ...row, isSigned: signer.holds(brand.id, row) })),
    listChecks: ({ db }: Tenant, limit: number) => listChecks(db, limit),
    findCheckSince: ({ db }: Tenant, time: Date) => findCheckSince(db, time),
    /** A reason why an account may not be closed: points would be lost with it. */
    refuseClosingWithPoints: async (tenant: Tenant, userId: string): Promise<string | undefined> => {
      const account = await findAccount(tenant.db, userAccount(userId));
      return account && (account.balance !== 0 || account.held !== 0) ? 'points_held' : undefined;
    },
  };
};
