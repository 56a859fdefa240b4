import { createHash } from 'node:crypto';
import type pg from 'pg';
import { namesOf, PARTED_BY, PartitionError, type Wanted } from './parted-tables.ts';

interface Defined {
  name: string;
  definition: string;
}

export interface Column {
  name: string;
  type: string;
  is_generated: boolean;
  is_identity: boolean;
  target: number | null;
  options: string[] | null;
}

/** A table as the catalogue has it, so that what later migrations add is carried along. */
export interface Shape {
  parts: number;
  columns: Column[];
  /** Columns of the primary key. */
  key: string[];
  /** Those that stand for a key are in `keys`. */
  indexes: Defined[];
  keys: Defined[];
  statistics: Defined[];
  triggers: Defined[];
  checks: Defined[];
  options: string[];
  grants: { privilege: string; grantee: string }[];
}

/** What else the shape of a table may have, and is not carried. */
const HINDRANCES = `
  select 'a foreign key: ' || conname as what from pg_constraint where contype = 'f' and (conrelid = $1 or confrelid = $1)
  union all select 'rules or security by row' from pg_class where oid = $1 and (relhasrules or relrowsecurity)
  union all select 'a view or a function that is bound to it: ' || pg_describe_object(classid, objid, 0) from pg_depend
    where refobjid = $1 and refclassid = 'pg_class'::regclass and classid in ('pg_rewrite'::regclass, 'pg_proc'::regclass)
  union all select 'a unique index without ' || $2 || ': ' || indexrelid::regclass from pg_index i where indrelid = $1 and indisunique
    and not exists (select from pg_attribute where attrelid = $1 and attname = $2 and attnum = any(i.indkey))
  union all select 'a column with a sequence: ' || attname from pg_attribute where attrelid = $1 and attidentity <> ''`;

/** One statement, which is short: it is asked again with the table locked. */
const SHAPE = `
select
  (select count(*)::int from pg_inherits where inhparent = c.oid) as inherits,
  (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'is_generated', attgenerated <> '',
      'is_identity', attidentity <> '', 'target', nullif(attstattarget, -1), 'options', attoptions) order by attnum)
    from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
  (select json_agg(a.attname order by k.place) from pg_index i, unnest(i.indkey::smallint[]) with ordinality k (number, place)
    join pg_attribute a on a.attnum = k.number where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key,
  (select coalesce(json_agg(json_build_object('name', x.relname, 'definition', pg_get_indexdef(i.indexrelid)) order by x.relname), '[]')
    from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid
      and not exists (select from pg_constraint where conindid = i.indexrelid and conrelid = c.oid)) as indexes,
  (select coalesce(json_agg(json_build_object('name', conname, 'definition', pg_get_constraintdef(oid)) order by conname), '[]')
    from pg_constraint where conrelid = c.oid and contype in ('p', 'u', 'x')) as keys,
  (select coalesce(json_agg(json_build_object('name', conname, 'definition', pg_get_constraintdef(oid)) order by conname), '[]')
    from pg_constraint where conrelid = c.oid and contype in ('c', 'n')) as checks,
  (select coalesce(json_agg(json_build_object('name', stxname, 'definition', pg_get_statisticsobjdef(oid)) order by stxname), '[]')
    from pg_statistic_ext where stxrelid = c.oid) as statistics,
  (select coalesce(json_agg(json_build_object('name', tgname, 'definition', pg_get_triggerdef(oid)) order by tgname), '[]')
    from pg_trigger where tgrelid = c.oid and not tgisinternal and tgname not like '%\\_\\_mirror') as triggers,
  coalesce(c.reloptions, (select p.reloptions from pg_inherits join pg_class p on p.oid = inhrelid where inhparent = c.oid order by p.relname limit 1),
    '{}') as options,
  (select coalesce(json_agg(json_build_object('privilege', privilege_type, 'grantee',
      case grantee when 0 then 'public' else grantee::regrole::text end) order by privilege_type, grantee), '[]')
    from aclexplode(c.relacl) where grantee <> c.relowner) as grants
from pg_class c where c.oid = to_regclass($1)`;

/** @throws PartitionError where the brand has no such table */
export const shapeOf = async (client: pg.ClientBase, wanted: Wanted): Promise<Shape> => {
  const { rows } = await client.query(SHAPE, [namesOf(wanted).live]);
  if (!rows[0])
    throw new PartitionError(`${wanted.brand} has no table ${wanted.table}: start a server first.`);
  const { inherits, ...shape } = rows[0];
  return { ...shape, parts: inherits || 1 };
};

/** @throws PartitionError for what cannot be parted, with what is in the way */
export const refuseHindrances = async (client: pg.ClientBase, wanted: Wanted): Promise<void> => {
  const { rows: found } = await client.query<{ oid: number }>('select to_regclass($1)::oid as oid', [
    namesOf(wanted).live,
  ]);
  const { rows } = await client.query<{ what: string }>(HINDRANCES, [found[0]?.oid, PARTED_BY[wanted.table]]);
  if (rows[0])
    throw new PartitionError(
      `${wanted.table} of ${wanted.brand} has what is not carried over: ${rows.map(({ what }) => what).join(', ')}.`,
    );
};

/** Of a table that has changed it is another one. */
export const fingerprintOf = (shape: Shape): string =>
  createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16);

/** Those that rows are copied by. */
export const storedColumns = ({ columns }: Shape): Column[] => columns.filter((each) => !each.is_generated);
