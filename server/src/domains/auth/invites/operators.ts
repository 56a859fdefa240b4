import type { InviteState, OpsInvite } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { inviteCode } from './codes.ts';
import {
  findBatch,
  findInvite,
  findTakenCodes,
  type InvitedRow,
  type InviteRow,
  insertInvites,
  listInvited,
  listInvites,
  type WantedInvites,
  withdrawInvite,
} from './invites.repository.ts';

/** Who does something, where from, and why. */
interface By {
  operator: string;
  address?: string | undefined;
  reason: string;
}

export interface NewInvites {
  /** Names the batch: the same again is made once. */
  id: string;
  count: number;
  note: string;
  /** Null: without bound, without end. */
  most: number | null;
  until: Date | null;
}

type OneTenant = Pick<Tenant, 'db'>;

const PAGE = 50;

const stateOf = ({ withdrawn_at, most, taken, until_at }: InviteRow, now: Date): InviteState => {
  if (withdrawn_at) return 'withdrawn';
  if (most !== null && taken >= most) return 'used';
  return until_at && until_at <= now ? 'expired' : 'open';
};

const presentedAt =
  (now: Date) =>
  (row: InviteRow): OpsInvite => ({
    ...{ id: row.id, code: row.code, note: row.note, most: row.most, taken: row.taken },
    until: row.until_at?.toISOString() ?? null,
    state: stateOf(row, now),
    ...{ batch: row.batch, made_by: row.made_by },
    create_at: row.create_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  });

/** Without end is place 0, which no end is. */
const placeOf = ({ until_at, id }: InviteRow) => ({ place: until_at?.getTime() ?? 0, id });
/** @throws api.validation */
const placeIn = (cursor: string | undefined) => {
  const after = readCursor(cursor);
  if (!after) return undefined;
  const until = after.place === 0 ? undefined : new Date(after.place);
  if (until && Number.isNaN(until.getTime())) throw new ApiError('api.validation', { next_id: 'cursor' });
  return { until, id: after.id };
};

const isSame = (rows: readonly InviteRow[], { count, note, most, until }: NewInvites): boolean =>
  rows.length === count &&
  rows.every((row) => row.note === note && row.most === most && row.until_at?.getTime() === until?.getTime());

/** So many that nobody has, all different. */
const freeCodes = async (db: TenantDb, count: number): Promise<string[]> => {
  const free = new Set<string>();
  while (free.size < count) {
    const tried = Array.from({ length: count - free.size }, inviteCode);
    const taken = await findTakenCodes(db, tried);
    for (const code of tried) if (!taken.has(code.toLowerCase())) free.add(code);
  }
  return [...free];
};

const rowsOf = (codes: readonly string[], { id, note, most, until }: NewInvites, operator: string) =>
  codes.map((code, place) => ({
    ...{ id: newId(), code, note, most, until_at: until, batch: id, place, made_by: operator },
  }));

/** Codes by which operators let people in: by the console, and on the command line. */
export const createInviteOperators = ({ now }: { now: () => Date }) => {
  const present = (row: InviteRow) => presentedAt(now())(row);
  return {
    /** @throws api.validation for a cursor that is none */
    list: async (
      { db }: OneTenant,
      { next_id, ...wanted }: WantedInvites & { next_id?: string | undefined },
    ): Promise<PageOf<OpsInvite>> => {
      const rows = await listInvites(db, wanted, { after: placeIn(next_id), limit: PAGE + 1 });
      return pageOf(rows, PAGE, placeOf, presentedAt(now()));
    },

    /** @throws api.not_found for no batch */
    batch: async ({ db }: OneTenant, batch: string): Promise<OpsInvite[]> => {
      const rows = await findBatch(db, batch);
      required(rows[0], 'api.not_found');
      return rows.map(presentedAt(now()));
    },

    /** @throws api.validation for an end that is past, api.invalid_data for something else under this id */
    make: async ({ db }: OneTenant, by: By, made: NewInvites): Promise<OpsInvite[]> => {
      const known = await findBatch(db, made.id);
      if (known.length === 0 && made.until && made.until <= now())
        throw new ApiError('api.validation', { until: 'past' });
      if (known.length === 0)
        await db.transaction().execute(async (trx) => {
          const rows = rowsOf(await freeCodes(trx, made.count), made, by.operator);
          const stored = await insertInvites(trx, rows);
          // Two were sent under this id at once, and the other was first: it is the same, or was of fewer codes.
          if (stored === 0) return;
          if (stored < rows.length) throw new ApiError('api.invalid_data');
          const { id: target, until, ...rest } = made;
          const after = { ...rest, until: until?.toISOString() ?? null };
          await insertAudit(trx, { ...by, action: 'invites.make', target, after });
        });
      const rows = known.length > 0 ? known : await findBatch(db, made.id);
      if (!isSame(rows, made)) throw new ApiError('api.invalid_data');
      return rows.map(presentedAt(now()));
    },

    /** Who has registered with it stays. A repeat changes nothing, and is not written down. @throws api.not_found */
    withdraw: async ({ db }: OneTenant, by: By, id: string): Promise<OpsInvite> => {
      await db.transaction().execute(async (trx) => {
        const row = await withdrawInvite(trx, id);
        if (!row) return;
        const { taken, most } = row;
        await insertAudit(trx, { ...by, action: 'invites.withdraw', target: id, after: { taken, most } });
      });
      return present(required(await findInvite(db, id), 'api.not_found'));
    },

    /** Who registered with it, the latest first. @throws api.not_found for no code */
    invited: async (
      { db }: OneTenant,
      id: string,
      before: string | undefined,
    ): Promise<{ rows: InvitedRow[]; next_id: string | null }> => {
      required(await findInvite(db, id), 'api.not_found');
      const rows = await listInvited(db, id, { before, limit: PAGE + 1 });
      const page = rows.slice(0, PAGE);
      return { rows: page, next_id: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
    },
  };
};

export type InviteOperators = ReturnType<typeof createInviteOperators>;
