import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { ManualMovementsTable } from './wallet.tables.ts';

export type ManualMovement = Selectable<ManualMovementsTable>;

/** False where there is one with this id. */
export const insertMovement = async (
  trx: TenantDb,
  movement: Omit<ManualMovement, 'create_at'>,
): Promise<boolean> =>
  (await trx
    .insertInto('manual_movements')
    .values(movement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Nobody else moves points in this operator's name until the transaction ends: what they moved alone is counted one after the other. */
export const holdOperator = async (trx: TenantDb, brand: string, operator: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operator ${brand} ${operator}`}, 0))`.execute(
    trx,
  );
};

/** What this operator gave and took within `hours`, and nobody else agreed to. */
export const sumMovedAlone = async (db: TenantDb, operator: string, hours: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('manual_movements')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('asked_by', '=', operator)
    .where('state', '=', 'done')
    .where('decided_by', 'is', null)
    .where('create_at', '>', sql<Date>`now() - ${hours}::double precision * interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

export const findMovement = (db: TenantDb, id: string): Promise<ManualMovement | undefined> =>
  db.selectFrom('manual_movements').selectAll().where('id', '=', id).executeTakeFirst();

/** What waits for a second operator, the longest waiting first; behind `after`, also when that was decided meanwhile. */
export const listPending = (
  db: TenantDb,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ManualMovement[]> =>
  db
    .selectFrom('manual_movements')
    .selectAll()
    .where('state', '=', 'pending')
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom, tuple, val }) =>
        eb(
          refTuple('create_at', 'id'),
          '>',
          // Its time is read, not handed in: the database knows it finer than a Date.
          tuple(
            selectFrom('manual_movements as seen')
              .select('seen.create_at')
              .where('seen.id', '=', after ?? ''),
            val(after ?? ''),
          ),
        ),
      ),
    )
    .orderBy('create_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Undefined where it no longer waits. */
export const decideMovement = (
  trx: TenantDb,
  id: string,
  { state, by }: { state: 'done' | 'refused'; by: string },
): Promise<ManualMovement | undefined> =>
  trx
    .updateTable('manual_movements')
    .set({ state, decided_by: by })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
