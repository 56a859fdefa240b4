import type { TenantDb } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { Link } from './entries.ts';
import { type Head, headOf, type KnownHeads } from './heads.ts';
import { type AccountRow, listAccounts } from './ledger.repository.ts';
import type { AccountSigner } from './signing.ts';
import { type BlockRow, listBlocks, listUncounted, sumHoldsOf } from './verify.repository.ts';
import { batchesOf, type Walked, walkBatch } from './walking.ts';

/** The first thing that is wrong: in a row of an account, or in the sums of all. */
export interface Finding {
  /** `user u1`; of the sums, `all`. */
  account: string;
  /** Its number; undefined for the sums. */
  id: number | undefined;
  /** Number of the entry, where it is one. */
  seq: number | undefined;
  what: string;
}

export interface Verification {
  accounts: number;
  entries: number;
  /** Of each account the first. */
  findings: Finding[];
  /** Where the chains stand that are right; of all others where they were known to. */
  heads: Head[];
}

/** Accounts of which holds and blocks are read by one statement. */
const PAGE = 1000;

/** What is known of a page of accounts beside their entries. */
interface Beside {
  held: ReadonlyMap<number, number>;
  uncounted: ReadonlySet<number>;
  blocks: ReadonlyMap<number, BlockRow[]>;
}

const besideOf = async (db: TenantDb, page: readonly AccountRow[]): Promise<Beside> => {
  const ids = page.map(({ id }) => id);
  const [held, uncounted] = [await sumHoldsOf(db, ids), await listUncounted(db, page)];
  return { held, uncounted, blocks: Map.groupBy(await listBlocks(db, ids), ({ account_id }) => account_id) };
};

/** The first thing that is wrong with an account. */
const wrongWith = (
  account: AccountRow,
  end: Link,
  { beside, seen, by, brand }: { beside: Beside; seen: Walked['seen']; by: VerifiedBy; brand: string },
): string | undefined => {
  const { id, balance, hash, held } = account;
  if (end.balance !== balance) return 'the balance is not that of its entries';
  if (!end.hash.equals(hash)) return 'the hash is not that of its newest entry';
  if ((beside.held.get(id) ?? 0) !== held) return 'what is held is not the sum of its holds';
  if (beside.uncounted.has(id)) return 'there are entries that it does not count';
  if (!by.signer.holds(brand, account)) return 'the signature is not the server’s';
  const contradiction = seen.known.contradictionOf(account, by.heads?.date);
  if (contradiction !== undefined) return contradiction;
  const block = seen.sums.wrongOf(account, beside.blocks.get(id) ?? []);
  return block === undefined ? undefined : `the sums of its block ${block} are not those of its entries`;
};

/** Of each account of a page what is wrong with it. */
const verifyPage = async (
  { brand, db }: Tenant,
  page: readonly AccountRow[],
  by: VerifiedBy,
): Promise<(Finding | undefined)[]> => {
  const beside = await besideOf(db, page);
  const findings: (Finding | undefined)[] = [];
  for (const batch of batchesOf(page))
    for (const { account, end, seen } of await walkBatch(db, batch, (id) => by.heads?.heads.get(id))) {
      const at = { account: `${account.kind} ${account.owner}`.trim(), id: account.id };
      const what = 'what' in end ? undefined : wrongWith(account, end, { beside, seen, by, brand: brand.id });
      if ('what' in end) findings.push({ ...at, ...end });
      else findings.push(what === undefined ? undefined : { ...at, seq: undefined, what });
    }
  return findings;
};

export interface VerifiedBy {
  signer: AccountSigner;
  /** Where accounts stood one night, as files outside of the database say. */
  heads?: KnownHeads | undefined;
}

/** Of accounts that stood there one night and are gone. */
const goneOf = (heads: KnownHeads | undefined, seen: ReadonlySet<number>): Head[] =>
  [...(heads?.heads.values() ?? [])].filter(({ id }) => !seen.has(id));

/** Recomputes every account from its entries, as they stand at one moment; changes nothing. */
export const verifyLedger = ({ brand, db }: Tenant, by: VerifiedBy): Promise<Verification> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const tenant = { brand, db: trx };
      const found: Verification = { accounts: 0, entries: 0, findings: [], heads: [] };
      const seen = new Set<number>();
      let after = 0;
      let sum = 0;
      for (
        let page = await listAccounts(trx, after, PAGE);
        page.length > 0;
        page = await listAccounts(trx, after, PAGE)
      ) {
        const findings = await verifyPage(tenant, page, by);
        page.forEach((account, index) => {
          const finding = findings[index];
          if (finding) found.findings.push(finding);
          const head = finding ? by.heads?.heads.get(account.id) : headOf(account);
          if (head) found.heads.push(head);
          seen.add(account.id);
          found.accounts += 1;
          found.entries += account.seq;
          sum += account.balance;
          after = account.id;
        });
      }
      for (const head of goneOf(by.heads, seen)) {
        const what = `it was there on ${by.heads?.date}, and is gone`;
        found.findings.push({ account: head.account, id: undefined, seq: undefined, what });
        found.heads.push(head);
      }
      if (sum !== 0)
        found.findings.push({
          account: 'all',
          id: undefined,
          seq: undefined,
          what: `all balances together are ${sum}`,
        });
      return found;
    });
