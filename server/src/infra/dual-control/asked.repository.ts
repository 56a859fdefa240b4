import { type Kysely, type Selectable, sql } from 'kysely';
import type { Stamp } from '../database/columns.ts';
import type { TenantDb } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type AskedState = 'pending' | 'done' | 'refused';

/** What a table has of what one operator asks and, from an amount on, another decides (docs/decisions/0138). Hundredths. */
export interface AskedTable {
  amount: number;
  remark: string;
  state: AskedState;
  asked_by: string;
  /** Null where one operator was enough, too. */
  decided_by: string | null;
  create_at: Stamp;
}
export type AskedRow = Selectable<AskedTable>;

/** Such tables, of whatever domain. */
type AskedTables = { [T in keyof Tables]: Selectable<Tables[T]> extends AskedRow ? T : never }[keyof Tables];

/** Which are listed: those of a state, behind the one with this name. */
export interface WantedAsked<Name> {
  state: AskedState;
  after: Name | undefined;
  limit: number;
}

/** The statements of one such table. */
export interface AskedRows<Row extends AskedRow, Name> {
  /** Columns that name a row. */
  key: readonly (keyof Name & string)[];
  insertAsked(trx: TenantDb, row: Omit<Row, 'create_at'>): Promise<Row | undefined>;
  findAsked(db: TenantDb, name: Name): Promise<Row | undefined>;
  sumAlone(db: TenantDb, operator: string, hours: number): Promise<number>;
  listAsked(db: TenantDb, wanted: WantedAsked<Name>): Promise<Row[]>;
  decideAsked(
    trx: TenantDb,
    name: Name,
    decision: { state: 'done' | 'refused'; by: string },
  ): Promise<Row | undefined>;
}

/** Nobody else moves points in this operator's name until the transaction ends: what they moved alone, of each kind by itself, is counted one after the other. */
export const holdOperator = async (trx: TenantDb, brand: string, operator: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operator ${brand} ${operator}`}, 0))`.execute(
    trx,
  );
};

/** What all such tables have is typed as one of them. */
const typed = (db: TenantDb) => db as unknown as Kysely<{ asked: AskedTable }>;

/** Statements of a table, whose rows these columns name. A domain makes them in its repository, of its own table. */
export const askedRowsOf = <T extends AskedTables, K extends keyof Selectable<Tables[T]> & string>(
  table: T,
  key: readonly K[],
) => {
  type Row = Selectable<Tables[T]>;
  type Name = Pick<Row, K>;
  const asked = table as unknown as 'asked';
  const place = (of = '') => sql.join(key.map((column) => sql.ref(`${of}${column}`)));
  const placeOf = (name: Name) => sql.join(key.map((column) => sql`${name[column]}`));
  const isIt = (name: Name, of = '') => sql<boolean>`(${place(of)}) = (${placeOf(name)})`;

  const rows = {
    key,

    /** Undefined where there is one of this name. */
    insertAsked: (trx: TenantDb, row: Omit<Row, 'create_at'>) =>
      typed(trx)
        .insertInto(asked)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    findAsked: (db: TenantDb, name: Name) =>
      typed(db).selectFrom(asked).selectAll().where(isIt(name)).executeTakeFirst(),

    /** What this operator asked for within `hours`, and did without another. */
    sumAlone: async (db: TenantDb, operator: string, hours: number) => {
      const { sum } = await typed(db)
        .selectFrom(asked)
        .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
        .where('asked_by', '=', operator)
        .where('state', '=', 'done')
        .where('decided_by', 'is', null)
        .where('create_at', '>', sql<Date>`now() - ${hours}::double precision * interval '1 hour'`)
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    },

    /** What waits: the longest waiting first; what is decided: the latest asked first. Also where the one before was decided meanwhile. */
    listAsked: (db: TenantDb, { state, after, limit }: WantedAsked<Name>) => {
      const isWaiting = state === 'pending';
      let found = typed(db).selectFrom(asked).selectAll().where('state', '=', state).limit(limit);
      if (after) {
        // Its time is read, not handed in: the database knows it finer than a Date.
        const seen = typed(db)
          .selectFrom(`${asked} as seen`)
          .where(isIt(after, 'seen.'))
          .select('seen.create_at');
        const here = sql`(create_at, ${place()})`;
        const there = sql`(${seen}, ${placeOf(after)})`;
        found = found.where(isWaiting ? sql<boolean>`${here} > ${there}` : sql<boolean>`${here} < ${there}`);
      }
      const direction = isWaiting ? 'asc' : 'desc';
      return key
        .reduce(
          (query, column) => query.orderBy(sql.ref(column), direction),
          found.orderBy('create_at', direction),
        )
        .execute();
    },

    /** Undefined where it no longer waits. */
    decideAsked: (trx: TenantDb, name: Name, { state, by }: { state: 'done' | 'refused'; by: string }) =>
      typed(trx)
        .updateTable(asked)
        .set({ state, decided_by: by })
        .where(isIt(name))
        .where('state', '=', 'pending')
        .returningAll()
        .executeTakeFirst(),
  };
  return rows as unknown as AskedRows<Row & AskedRow, Name>;
};
