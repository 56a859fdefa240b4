import type { TradingLog, WalletBalance } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { readCursor, writeCursor } from '../../infra/cursor.ts';
import { required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import type { LogRow } from '../ledger/log.service.ts';
import { userAccount } from '../ledger/operations.ts';
import type { UsersService } from '../users/users.service.ts';
import { monthOf } from './month.ts';
import { envelopeOf, type OrderFacts, presentHold, presentLog } from './wallet.present.ts';

/** What domains above know of movements. */
export interface AboveWallet {
  /** Hundredths of somebody that are on their way to a provider, which has not decided. */
  pendingOf(tenant: Tenant, userId: string): Promise<number>;
  /** Of these references those that are orders, with what became of them. */
  ordersOf(tenant: Tenant, references: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>>;
  /** Who sent these envelopes. */
  sendersOf(tenant: Tenant, envelopeIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** When games settle, and what is held for them is decided. */
  settlementsOf(tenant: Tenant, envelopeIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}

export interface WalletDependencies {
  ledger: Pick<LedgerService, 'balanceAndHolds' | 'log'>;
  users: Pick<UsersService, 'byIds'>;
  above: AboveWallet;
}

const HOLDS = 20;
const PAGE = 30;
const SEQ = /^\d{1,15}$/;

type LogQuery = QueryOf<'GET /api/v1/wallet/trading-logs'>;

const typesOf = (text: string | undefined): number[] | undefined =>
  text === undefined ? undefined : [...new Set(text.split(',').map(Number))];

export type WalletService = ReturnType<typeof createWalletService>;

/** What people have, and what moved it. */
export const createWalletService = ({ ledger, users, above }: WalletDependencies) => {
  const present = async (tenant: Tenant, rows: readonly LogRow[]): Promise<TradingLog[]> => {
    const envelopes = [...new Set(rows.flatMap((row) => envelopeOf(row) ?? []))];
    const references = [
      ...new Set(rows.flatMap((row) => (envelopeOf(row) === null && row.reference ? row.reference : []))),
    ];
    const [orders, senders] = await Promise.all([
      references.length > 0 ? above.ordersOf(tenant, references) : new Map<string, OrderFacts>(),
      envelopes.length > 0 ? above.sendersOf(tenant, envelopes) : new Map<string, string>(),
    ]);
    const owners = rows.flatMap((row) => (row.other_kind === 'user' ? row.other_owner : []));
    const people = await users.byIds(tenant, [...new Set([...owners, ...senders.values()])]);
    return rows.map((row) => presentLog(row, { orders, senders, people }));
  };

  return {
    balance: async (tenant: Tenant, { userId }: Caller): Promise<WalletBalance> => {
      const [{ balance, held, available, isValid, holds }, pending] = await Promise.all([
        ledger.balanceAndHolds(tenant, userAccount(userId), HOLDS),
        above.pendingOf(tenant, userId),
      ]);
      const games = holds.flatMap(({ reference }) => reference || []);
      const settlements =
        games.length > 0 ? await above.settlementsOf(tenant, games) : new Map<string, Date>();
      const shown = holds.map((row) => presentHold(row, settlements));
      return { sign_valid: isValid, balance, held, available, pending, holds: shown };
    },

    /** @throws api.validation for a cursor that is none */
    tradingLogs: async (
      tenant: Tenant,
      { userId }: Caller,
      { type, month, zone = 0, next_id, limit = PAGE }: LogQuery,
    ): Promise<ResultOf<'GET /api/v1/wallet/trading-logs'>> => {
      const name = userAccount(userId);
      const time = month === undefined ? undefined : monthOf(month, zone);
      const before = readCursor(next_id)?.place;
      const [rows, sums] = await Promise.all([
        ledger.log.list(tenant, name, { types: typesOf(type), time, before, limit: limit + 1 }),
        time && type === undefined && before === undefined ? ledger.log.sums(tenant, name, time) : undefined,
      ]);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        list: await present(tenant, shown),
        next_id: last ? writeCursor({ place: last.seq, id: String(last.seq) }) : null,
        ...(sums && { sums }),
      };
    },

    /** One of my own: its id is its number in my account. @throws api.not_found */
    tradingLog: async (tenant: Tenant, { userId }: Caller, id: string): Promise<TradingLog> => {
      const row = SEQ.test(id) ? await ledger.log.entry(tenant, userAccount(userId), Number(id)) : undefined;
      const [log] = await present(tenant, [required(row, 'api.not_found')]);
      return required(log, 'api.not_found');
    },
  };
};
