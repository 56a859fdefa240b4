import type { Tenant } from '../../infra/tenancy.ts';
import { BEGINNING } from './entries.ts';
import {
  type AccountRow,
  type Counterpart,
  findAccountById,
  listCounterparts,
  listEntries,
} from './ledger.repository.ts';
import type { AccountSigner } from './signing.ts';
import { walk } from './walking.ts';

/**
 * Whether the other side of shared entries has them: they stand in its chain, which leads to a head that the server has signed. Its
 * balance is that of its entries, whatever stands in its row.
 * @returns why it does not vouch for them; undefined where it does
 */
const refusalOf = async (
  { brand, db }: Tenant,
  { other, first, last }: Counterpart,
  signer: AccountSigner,
): Promise<string | undefined> => {
  const account = await findAccountById(db, other);
  if (!account) return 'the account on the other side is not there';
  const name = `${account.kind} ${account.owner}`.trim();
  if (account.seq < last) return `${name} does not count it`;
  const [before] =
    first === 1 ? [BEGINNING] : await listEntries(db, other, { first: first - 1, last: first - 1 });
  const end = before && (await walk(db, account, { from: before }));
  if (!end || 'what' in end) return `the entries of ${name} do not follow from each other`;
  const state = { ...account, balance: end.balance, hash: end.hash };
  return signer.holds(brand.id, state) ? undefined : `${name} is not as it was signed either`;
};

/**
 * The first entry behind `after` that nobody but its own account speaks for. Whoever has the database can write rows that follow from
 * each other: what they cannot make is a signed head of the account on the other side.
 */
export const unvouchedOf = async (
  tenant: Tenant,
  { id }: Pick<AccountRow, 'id'>,
  { after, signer }: { after: number; signer: AccountSigner },
): Promise<string | undefined> => {
  const shared = await listCounterparts(tenant.db, id, after);
  for (const counterpart of shared.toSorted((one, other) => one.seq - other.seq)) {
    const why = await refusalOf(tenant, counterpart, signer);
    if (why !== undefined) return `nobody vouches for entry ${counterpart.seq} or a later one: ${why}`;
  }
  return undefined;
};
