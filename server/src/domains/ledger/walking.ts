import type { TenantDb } from '../../infra/database/database.ts';
import { createBlockSums } from './blocks.ts';
import { BEGINNING, type Entry, follow, type Link } from './entries.ts';
import { type Head, watchHead } from './heads.ts';
import { type AccountRow, listEntries } from './ledger.repository.ts';
import { listChains } from './verify.repository.ts';

/** Entries that are read by one statement: of one account, or of as many as have no more. */
const ENTRIES = 1000;

type Sees = (entries: readonly Entry[]) => void;
type End = Link | { seq: number; what: string };

/** Where entries lead that should end with one of this number. */
const endOf = (
  from: Link,
  id: number,
  { entries, last }: { entries: readonly Entry[]; last: number },
): End => {
  const end = follow(from, id, entries);
  if ('fault' in end) return { seq: end.seq, what: `the ${end.fault} of ${end.key} does not follow` };
  return end.seq === last ? end : { seq: end.seq + 1, what: 'an entry is missing' };
};

/** The first entry that does not follow from those before it, or where the chain ends: from its beginning, or from where it stood. */
export const walk = async (
  db: TenantDb,
  { id, seq }: Pick<AccountRow, 'id' | 'seq'>,
  { from = BEGINNING, sees }: { from?: Link; sees?: Sees } = {},
): Promise<End> => {
  let link = from;
  for (let first = from.seq + 1; first <= seq; first += ENTRIES) {
    const last = Math.min(first + ENTRIES - 1, seq);
    const entries = await listEntries(db, id, { first, last });
    const next = endOf(link, id, { entries, last });
    if ('what' in next) return next;
    sees?.(entries);
    link = next;
  }
  return link;
};

/** What is looked at on the way along an account's entries. */
const watch = (head: Head | undefined) => {
  const [sums, known] = [createBlockSums(), watchHead(head)];
  return {
    sums,
    known,
    sees: (entries: readonly Entry[]): void => {
      sums.add(entries);
      known.sees(entries);
    },
  };
};

/** As many accounts as have no more entries than are read at once; one with more is alone. */
export const batchesOf = (page: readonly AccountRow[]): AccountRow[][] => {
  const batches: AccountRow[][] = [];
  let room = 0;
  for (const account of page) {
    if (account.seq > room || batches.length === 0) {
      batches.push([]);
      room = ENTRIES;
    }
    batches.at(-1)?.push(account);
    room -= account.seq;
  }
  return batches;
};

/** An account, where its entries lead, and what was seen on the way. */
export interface Walked {
  account: AccountRow;
  end: End;
  seen: ReturnType<typeof watch>;
}

/** Goes along the entries of some accounts, which are read together. */
export const walkBatch = async (
  db: TenantDb,
  batch: readonly AccountRow[],
  headOf: (id: number) => Head | undefined,
): Promise<Walked[]> => {
  const [only] = batch;
  if (only && batch.length === 1 && only.seq > ENTRIES) {
    const seen = watch(headOf(only.id));
    return [{ account: only, end: await walk(db, only, seen), seen }];
  }
  const last = Math.max(...batch.map(({ seq }) => seq));
  const all =
    last === 0
      ? []
      : await listChains(
          db,
          batch.map(({ id }) => id),
          last,
        );
  const entries = Map.groupBy(all, ({ account }) => account);
  return batch.map((account) => {
    const seen = watch(headOf(account.id));
    const own = (entries.get(account.id) ?? []).filter(({ seq }) => seq <= account.seq);
    seen.sees(own);
    return { account, end: endOf(BEGINNING, account.id, { entries: own, last: account.seq }), seen };
  });
};
