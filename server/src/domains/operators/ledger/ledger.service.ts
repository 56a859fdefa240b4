import type { OpsLedgerEntry, OpsStatement, OpsTransfer } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { figures } from '../../../infra/figures.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { type AccountName, accountNamed, userAccount } from '../../ledger/operations.ts';
import type { StatementLine } from '../../ledger/statement.ts';
import { csvHead, csvLines } from '../audit/csv.ts';
import type { By } from '../by.ts';
import type { WriteRead } from '../reads.ts';
import { timeOf } from '../time-of.ts';
import {
  creditorOf,
  debtorOf,
  type FindPeople,
  namesOf,
  presentEntry,
  presentTransfer,
} from './ledger.present.ts';

export interface OpsLedgerParts {
  ledger: LedgerService;
  /** By account ID or id. */
  findUser: (db: TenantDb, text: string) => Promise<{ id: string } | undefined>;
  findPeople: FindPeople;
  writeRead: WriteRead;
}

type Query = QueryOf<'GET /ops/api/ledger'>;
type Span = Pick<Query, 'from' | 'until'>;

const PAGE = 50;
const HEAD = ['time', 'transfer', 'key', 'type', 'with', 'amount', 'balance', 'reference', 'remark'] as const;

const textOf = ({ kind, owner }: AccountName): string => `${kind} ${owner}`.trim();

const lineOf = (line: StatementLine): readonly string[] => [
  ...[line.create_at.toISOString(), String(line.id), line.key, String(line.type)],
  textOf({ kind: line.other_kind, owner: line.other_owner }),
  ...[figures(line.amount), figures(line.after), line.reference, line.remark],
];

const endLine = (what: string, time: Date | undefined, sum: number): readonly string[] => [
  ...[time?.toISOString() ?? '', '', what, '', '', '', figures(sum), '', ''],
];

async function* statementLines(
  { statementOf }: Pick<LedgerService, 'statementOf'>,
  tenant: Tenant,
  userId: string,
  span: { from: Date | undefined; until: Date | undefined },
): AsyncGenerator<string> {
  const { opening } = await statementOf.summed(tenant, userId, span);
  let closing = opening;
  yield csvHead(HEAD) + csvLines([endLine('opening balance', span.from, opening)]);
  for await (const lines of statementOf.movements(tenant, userId, span)) {
    closing = lines.at(-1)?.after ?? closing;
    yield csvLines(lines.map(lineOf));
  }
  yield csvLines([endLine('closing balance', span.until, closing)]);
}

/** @throws api.validation */
const placeOf = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined || cursor === '') return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiError('api.validation', { next_id: 'cursor' });
  return Number(cursor);
};

const spanOf = ({ from, until }: Span) => ({ from: timeOf('from', from), until: timeOf('until', until) });

/** What operators read of the ledger. Whose account they read is in the audit log before they have it. */
export const createOpsLedger = ({ ledger, findUser, findPeople, writeRead }: OpsLedgerParts) => {
  /** Of somebody who is gone too; undefined where there never was such an account. */
  const accountOf = async ({ db }: Tenant, text: string): Promise<AccountName> => {
    const name = accountNamed(text);
    if (name) return name;
    return userAccount((await findUser(db, text.trim()))?.id ?? text.trim());
  };

  const presentAll = async ({ db }: Tenant, rows: Awaited<ReturnType<typeof ledger.search.named>>) => {
    const name = await namesOf(
      db,
      rows.flatMap((row) => [debtorOf(row), creditorOf(row)]),
      findPeople,
    );
    return rows.map((row) => presentTransfer(row, name));
  };

  const statementOf = async (tenant: Tenant, account: AccountName, span: Span): Promise<OpsStatement> => {
    const name = await namesOf(tenant.db, [account], findPeople);
    const sums = await ledger.statementOf.summed(tenant, account.owner, spanOf(span));
    const { isValid } = await ledger.balanceOf(tenant, account);
    return { account: name(account), ...sums, is_valid: isValid };
  };

  return {
    page: async (
      tenant: Tenant,
      { transfer, account: typed, type, min, max, from, until, next_id, limit = PAGE }: Query,
      by: By,
    ): Promise<{ list: OpsTransfer[]; next_id: string | null; statement: OpsStatement | null }> => {
      if (transfer) {
        const list = await presentAll(tenant, await ledger.search.named(tenant, transfer.trim()));
        return { list, next_id: null, statement: null };
      }
      const account = typed ? await accountOf(tenant, typed) : undefined;
      const before = placeOf(next_id);
      const span = spanOf({ from, until });
      if (account)
        await writeRead(tenant, by, {
          ...{ action: 'ledger.read', target: textOf(account) },
          after: { type, min, max, from, until },
        });
      const wanted = { ...span, type, min, max, account, before, limit };
      const { list, next } = await ledger.search.page(tenant, wanted);
      const isPerson = account?.kind === 'user' && before === undefined;
      return {
        list: await presentAll(tenant, list),
        next_id: next === undefined ? null : String(next),
        statement: isPerson ? await statementOf(tenant, account, { from, until }) : null,
      };
    },

    /** @throws api.not_found */
    opened: async (
      tenant: Tenant,
      id: string,
      by: By,
    ): Promise<{ transfer: OpsTransfer; entries: OpsLedgerEntry[] }> => {
      const { transfer, sides } = await ledger.search.opened(tenant, Number(id));
      await writeRead(tenant, by, { action: 'ledger.open', target: id });
      const name = await namesOf(tenant.db, sides, findPeople);
      return {
        transfer: presentTransfer(transfer, name),
        entries: sides.map((side) => presentEntry(side, name)),
      };
    },

    /** As CSV, the oldest first, line by line however many they are. @throws api.not_found for who never had an account */
    exported: async (
      tenant: Tenant,
      { account, ...query }: Span & { account: string },
      by: By,
    ): Promise<AsyncGenerator<string>> => {
      const named = await accountOf(tenant, account);
      const person = required(
        named.kind === 'user' ? await findUser(tenant.db, named.owner) : undefined,
        'api.not_found',
      );
      const span = spanOf(query);
      await writeRead(tenant, by, { action: 'ledger.statement', target: person.id, after: query });
      return statementLines(ledger, tenant, person.id, span);
    },
  };
};

export type OpsLedger = ReturnType<typeof createOpsLedger>;
