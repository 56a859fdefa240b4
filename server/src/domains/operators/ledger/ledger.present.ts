import type { OpsLedgerAccount, OpsLedgerEntry, OpsTransfer } from '@livery/contract';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { AccountName } from '../../ledger/operations.ts';
import type { TransferRow, TransferSide } from '../../ledger/search.service.ts';

export type FindPeople = (
  db: TenantDb,
  ids: readonly string[],
) => Promise<{ id: string; username: string }[]>;

export type NameAccount = (account: AccountName) => OpsLedgerAccount;

/** Says whose accounts these are. */
export const namesOf = async (
  db: TenantDb,
  accounts: readonly AccountName[],
  findPeople: FindPeople,
): Promise<NameAccount> => {
  const ids = new Set(accounts.flatMap(({ kind, owner }) => (kind === 'user' ? [owner] : [])));
  const people = new Map((await findPeople(db, [...ids])).map(({ id, username }) => [id, username]));
  return ({ kind, owner }) => ({
    ...{ kind, owner },
    username: kind === 'user' ? (people.get(owner) ?? '') : '',
  });
};

export const debtorOf = ({ from_kind: kind, from_owner: owner }: TransferRow): AccountName => ({
  kind,
  owner,
});
export const creditorOf = ({ to_kind: kind, to_owner: owner }: TransferRow): AccountName => ({ kind, owner });

export const presentTransfer = (row: TransferRow, name: NameAccount): OpsTransfer => {
  const { id, key, type, amount, reference, remark, create_at } = row;
  return {
    ...{ id: String(id), key, type, amount, reference, remark },
    from: name(debtorOf(row)),
    to: name(creditorOf(row)),
    create_at: create_at.toISOString(),
  };
};

export const presentEntry = (side: TransferSide, name: NameAccount): OpsLedgerEntry => ({
  account: name(side),
  ...{ seq: side.seq, amount: side.amount, balance: side.balance, hash: side.hash.toString('hex') },
  ...{ is_chained: side.isChained, is_signed: side.isSigned, is_frozen: side.isFrozen },
});
