import { sql } from 'kysely';
import { schemaName } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { AccountKind, AccountName, Operation, Outcome } from './operations.ts';
import type { AccountState, SignedState } from './signing.ts';

type StateRow = [id: number, balance: number, held: number, seq: number, hash: string];
type SignedRow = [...StateRow, signature: string | null, isFrozen: boolean];

interface AppliedRow {
  states: Outcome[];
  was: SignedRow[];
  accounts: StateRow[];
}

export interface Applied {
  /** Of each operation, in their order. */
  outcomes: Outcome[];
  /** The accounts that they name, before and after. */
  accounts: { name: AccountName; was: SignedState; isFrozen: boolean; now: AccountState }[];
}

const stateOf = ([id, balance, held, seq, hash]: StateRow): AccountState => ({
  ...{ id, balance, held, seq },
  hash: Buffer.from(hash, 'hex'),
});

const nameOf = ([kind, owner]: [AccountKind, string]): AccountName => ({ kind, owner });

/** Each account once, and operations that name them by their place. */
const placed = (operations: readonly Operation[]) => {
  const places = new Map<string, number>();
  const accounts: [AccountKind, string][] = [];
  const placeOf = ({ kind, owner }: AccountName): number => {
    const name = `${kind}/${owner}`;
    const place = places.get(name) ?? accounts.push([kind, owner]);
    places.set(name, place);
    return place;
  };
  const rows = operations.map(({ from, ...operation }) => ({
    reference: '',
    remark: '',
    ...operation,
    from: placeOf(from),
    ...('to' in operation && { to: placeOf(operation.to) }),
    ...('expireAt' in operation && { expire_at: operation.expireAt.toISOString() }),
  }));
  return { accounts, rows };
};

/** Does operations, each on its own, in the transaction of `db`; accounts are made where they are missing, and locked until it ends. */
export const applyOperations = async (
  { brand, db }: Pick<Tenant, 'brand' | 'db'>,
  operations: readonly Operation[],
  moment: Date,
): Promise<Applied> => {
  const { accounts, rows } = placed(operations);
  const apply = sql.id(schemaName(brand.id), 'ledger_apply');
  const {
    rows: [row],
  } = await sql<{ applied: AppliedRow }>`select ${apply}(${JSON.stringify(accounts)}::jsonb,
    ${JSON.stringify(rows)}::jsonb, ${moment}) as applied`.execute(db);
  const { states, was, accounts: now } = (row as { applied: AppliedRow }).applied;
  return {
    outcomes: states,
    accounts: was.map(([id, balance, held, seq, hash, signature, isFrozen], index) => ({
      name: nameOf(accounts[index] as [AccountKind, string]),
      was: {
        ...stateOf([id, balance, held, seq, hash]),
        signature: signature === null ? null : Buffer.from(signature, 'hex'),
      },
      isFrozen,
      now: stateOf(now[index] as StateRow),
    })),
  };
};

/** Stores what the server vouches for, in the transaction of the change. */
export const storeSignatures = async (
  { db }: Pick<Tenant, 'db'>,
  signed: readonly { id: number; signature: Buffer }[],
): Promise<void> => {
  await db
    .updateTable('ledger_accounts as account')
    .from(
      sql<{ id: number; signature: Buffer }>`unnest(${signed.map(({ id }) => id)}::bigint[],
        ${signed.map(({ signature }) => signature)}::bytea[])`.as<'given'>(sql`given(id, signature)`),
    )
    .set(({ ref }) => ({ signature: ref('given.signature') }))
    .whereRef('account.id', '=', 'given.id')
    .execute();
};
