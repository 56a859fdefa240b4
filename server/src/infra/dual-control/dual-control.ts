import type { AuditEntry } from '../audit/audit.repository.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import type { TenantDb } from '../database/database.ts';
import { ApiError, required } from '../errors.ts';
import { findSetting } from '../settings/settings.repository.ts';
import type { Tenant } from '../tenancy.ts';
import { type AskedRow, type AskedRows, type AskedState, holdOperator } from './asked.repository.ts';

/** Who does it, and where from. */
export type AskedBy = Pick<AuditEntry, 'operator' | 'address'>;

/** What a second operator says. */
export interface Verdict<Row> extends AskedBy {
  /** Undefined: they do not agree. False: they mean something else than what was asked. */
  agreesTo: ((within: Tenant, row: Row) => boolean | Promise<boolean>) | undefined;
  /** Nobody refuses without one; who agrees does so for the reason that was given by who asked. */
  reason: string;
}

export interface AskedQuery {
  /** `pending` without. */
  state?: AskedState | undefined;
  next_id?: string | undefined;
  limit?: number | undefined;
}

/** What the rule is about. */
interface Controlled<Row extends AskedRow, Name> {
  rows: AskedRows<Row, Name>;
  inTransaction: <T>(tenant: Tenant, work: (within: Tenant) => Promise<T>) => Promise<T>;
  /** First word of its actions in the audit log. */
  kind: string;
  /** A console of the release before looks for this where another operator was faster. */
  noun: string;
  /** What one operator has done alone: the second word. */
  doneBy: (row: Row) => string;
  /** What the audit log says of it. */
  told: (row: Row) => { target: string; after: object };
  /** Does it. */
  move: (within: Tenant, row: Row) => Promise<void>;
}

/** What is asked: all that is not the rule's own. */
type Asked<Row> = Omit<Row, Exclude<keyof AskedRow, 'amount' | 'remark'>>;

/** Two operators from here on, where the setting `wallet` says nothing else: 1,000.00 points. */
const TWO_FROM = 100_000;
/** Counted back from now, so that many small sums are one big one. */
const ALONE_HOURS = 24;
const PAGE = 50;
/** Between the parts of a name in a cursor: none of them has it. */
const BETWEEN = '.';

/** `{"two_operators_from": 100000}`, in hundredths. */
const twoFrom = async (db: TenantDb): Promise<number> => {
  const { two_operators_from: from } = await findSetting(db, 'wallet');
  return Number.isSafeInteger(from) ? Number(from) : TWO_FROM;
};

/** What one operator asks and, from an amount on, another decides (docs/decisions/0098, 0138). Each step is in the audit log, in its transaction. */
export const createDualControl = <Row extends AskedRow, Name extends Partial<Row>>({
  rows,
  inTransaction,
  kind,
  noun,
  doneBy,
  told,
  move,
}: Controlled<Row, Name>) => {
  /** This one and what they did alone before are together too much for one. */
  const needsAnother = async ({ brand, db }: Tenant, operator: string, amount: number): Promise<boolean> => {
    await holdOperator(db, brand.id, operator);
    return (await rows.sumAlone(db, operator, ALONE_HOURS)) + amount >= (await twoFrom(db));
  };

  /** What was asked under this name before. @throws api.invalid_data where that was something else */
  const knownAs = async (db: TenantDb, asked: Asked<Row>): Promise<Row> => {
    const known = required(await rows.findAsked(db, asked as unknown as Name), 'api.not_found');
    const isSame = Object.entries(asked).every(([column, value]) => known[column as keyof Row] === value);
    if (!isSame) throw new ApiError('api.invalid_data');
    return known;
  };

  const cursorOf = (row: Row): string => rows.key.map((column) => row[column as keyof Row]).join(BETWEEN);
  /** @throws api.validation */
  const nameIn = (cursor: string): Name => {
    const parts = cursor.split(BETWEEN);
    if (parts.length !== rows.key.length) throw new ApiError('api.validation', { next_id: 'cursor' });
    return Object.fromEntries(rows.key.map((column, at) => [column, parts[at]])) as Name;
  };

  return {
    /**
     * Does it; from an amount on, all of the last day together, it waits until another operator agrees. Returns it as it is then. The
     * same name again is done once. `requireWaiting`: whether what waits may be asked at all.
     * @throws api.invalid_data for something else under this name, and as `move`
     */
    ask: (
      tenant: Tenant,
      { operator, address }: AskedBy,
      asked: Asked<Row>,
      requireWaiting?: () => void,
    ): Promise<Row> =>
      inTransaction(tenant, async (within) => {
        const waits = await needsAnother(within, operator, asked.amount);
        const state = waits ? 'pending' : 'done';
        const row = await rows.insertAsked(within.db, {
          ...asked,
          ...{ state, asked_by: operator, decided_by: null },
        } as unknown as Omit<Row, 'create_at'>);
        if (!row) return knownAs(within.db, asked);
        if (waits) requireWaiting?.();
        const action = `${kind}.${waits ? 'ask' : doneBy(row)}`;
        await insertAudit(within.db, { operator, address, action, reason: row.remark, ...told(row) });
        if (!waits) await move(within, row);
        return row;
      }),

    /** What waits, the longest waiting first; or what is done or refused, the latest asked first. @throws api.validation for a cursor that is none */
    page: async (
      { db }: Tenant,
      { state = 'pending', next_id, limit = PAGE }: AskedQuery = {},
    ): Promise<{ list: Row[]; next_id: string | null }> => {
      const after = next_id === undefined ? undefined : nameIn(next_id);
      const found = await rows.listAsked(db, { state, after, limit: limit + 1 });
      const list = found.slice(0, limit);
      const last = found.length > limit ? list.at(-1) : undefined;
      return { list, next_id: last ? cursorOf(last) : null };
    },

    /**
     * A second operator agrees to what was asked, or does not.
     * @throws api.not_found, api.forbidden for who asked and agrees, api.invalid_data where it was decided or is about something
     * else, api.validation for a refusal without a reason, and as `move`
     */
    decide: async (tenant: Tenant, name: Name, { agreesTo, reason, ...by }: Verdict<Row>): Promise<Row> => {
      const { asked_by } = required(await rows.findAsked(tenant.db, name), 'api.not_found');
      if (!agreesTo && reason === '') throw new ApiError('api.validation', { reason: 'missing' });
      if (agreesTo && asked_by === by.operator) throw new ApiError('api.forbidden');
      return inTransaction(tenant, async (within) => {
        const state = agreesTo ? 'done' : 'refused';
        const row = await rows.decideAsked(within.db, name, { state, by: by.operator });
        if (!row) throw new ApiError('api.invalid_data', { state: 'decided', [noun]: 'decided' });
        if (agreesTo && !(await agreesTo(within, row))) throw new ApiError('api.invalid_data');
        await insertAudit(within.db, {
          ...{ ...by, action: `${kind}.${agreesTo ? 'approve' : 'refuse'}`, reason: reason || row.remark },
          ...{ before: { state: 'pending' }, ...told(row) },
        });
        if (agreesTo) await move(within, row);
        return row;
      });
    },
  };
};
