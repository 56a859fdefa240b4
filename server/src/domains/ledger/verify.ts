import type { TenantDb } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { BEGINNING, follow, type Link } from './entries.ts';
import { contradictionOf, type Head, headOf, type KnownHeads } from './heads.ts';
import {
  type AccountRow,
  hasUncounted,
  listAccounts,
  listEntries,
  sumOpenHolds,
} from './ledger.repository.ts';
import type { AccountSigner } from './signing.ts';

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

const PAGE = 1000;

/** The first entry that does not follow from those before it, or where the chain ends: from its beginning, or from where it stood. */
export const walk = async (
  db: TenantDb,
  { id, seq }: Pick<AccountRow, 'id' | 'seq'>,
  from: Link = BEGINNING,
): Promise<Link | { seq: number; what: string }> => {
  let link = from;
  for (let first = from.seq + 1; first <= seq; first += PAGE) {
    const last = Math.min(first + PAGE - 1, seq);
    const next = follow(link, id, await listEntries(db, id, { first, last }));
    if ('fault' in next) return { seq: next.seq, what: `the ${next.fault} of ${next.key} does not follow` };
    link = next;
    if (link.seq !== last) return { seq: link.seq + 1, what: 'an entry is missing' };
  }
  return link;
};

const findingOf = async (
  { brand, db }: Tenant,
  account: AccountRow,
  { signer, heads }: VerifiedBy,
): Promise<Finding | undefined> => {
  const at = { account: `${account.kind} ${account.owner}`.trim(), id: account.id };
  const end = await walk(db, account);
  if ('what' in end) return { ...at, ...end };
  const whole = { ...at, seq: undefined };
  if (end.balance !== account.balance) return { ...whole, what: 'the balance is not that of its entries' };
  if (!end.hash.equals(account.hash)) return { ...whole, what: 'the hash is not that of its newest entry' };
  if ((await sumOpenHolds(db, account.id)) !== account.held)
    return { ...whole, what: 'what is held is not the sum of its holds' };
  if (await hasUncounted(db, account)) return { ...whole, what: 'there are entries that it does not count' };
  if (!signer.holds(brand.id, account)) return { ...whole, what: 'the signature is not the server’s' };
  const what = heads && (await contradictionOf({ db }, account, heads));
  return what === undefined ? undefined : { ...whole, what };
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
        for (const account of page) {
          const finding = await findingOf(tenant, account, by);
          seen.add(account.id);
          if (finding) found.findings.push(finding);
          const head = finding ? by.heads?.heads.get(account.id) : headOf(account);
          if (head) found.heads.push(head);
          found.accounts += 1;
          found.entries += account.seq;
          sum += account.balance;
          after = account.id;
        }
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
