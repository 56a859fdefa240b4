import pg from 'pg';
import { schemaName } from '../database/database.ts';
import { isAside } from '../partitions/parted-tables.ts';
import { BackupError } from './manifest.ts';

export interface Table {
  name: string;
  /** Those that are not worked out of others. */
  columns: string[];
  /** Its rows are in tables of their own, which are no tables of the brand. */
  is_parted: boolean;
}

export const quoted = (brand: string, name: string): string =>
  `${pg.escapeIdentifier(schemaName(brand))}.${pg.escapeIdentifier(name)}`;

export const listed = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

/** Ids of brands that have rows in the database, sorted. An id has no sign that a schema's name would not have. */
export const brandsIn = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select substr(nspname, 7) as id from pg_namespace
     where nspname ~ '^brand_[a-z][a-z0-9]+$' and to_regclass(quote_ident(nspname) || '.migrations') is not null
     order by 1`,
  );
  return rows.map(({ id }) => id);
};

/** Tables of a brand, each behind those that it refers to. */
export const tablesOf = async (client: pg.ClientBase, brand: string): Promise<Table[]> => {
  const { rows } = await client.query<Table & { refers_to: string[] }>(
    `select c.relname as name, c.relkind = 'p' as is_parted,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
     from pg_class c where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.relname`,
    [pg.escapeIdentifier(schemaName(brand))],
  );
  const ordered: Table[] = [];
  const placed = new Set<string>();
  for (let left = rows.filter(({ name }) => !isAside(name)); left.length > 0; ) {
    const next = left.filter(({ refers_to }) => refers_to.every((name) => placed.has(name)));
    if (next.length === 0) throw new BackupError(`Tables of ${brand} refer to each other in a circle.`);
    for (const { name, columns, is_parted } of next) ordered.push({ name, columns, is_parted });
    for (const { name } of next) placed.add(name);
    left = left.filter(({ name }) => !placed.has(name));
  }
  return ordered;
};

export interface Sequence {
  name: string;
  value: number;
  called: boolean;
}

export const sequencesOf = async (client: pg.ClientBase, brand: string): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'S' order by 1`,
    [pg.escapeIdentifier(schemaName(brand))],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query(`select last_value, is_called from ${quoted(brand, name)}`);
    const { last_value, is_called } = found.rows[0];
    sequences.push({ name, value: Number(last_value), called: is_called });
  }
  return sequences;
};
