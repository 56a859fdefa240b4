import type pg from 'pg';
import { type Finding, warn } from './finding.ts';

interface Left {
  brand: string;
  table: string;
  is_before: boolean;
  megabytes: number;
}

const LEFT = `
select substr(nspname, 7) as brand, split_part(relname, '__', 1) as table, relname like '%\\_\\_before' as is_before,
  (pg_total_relation_size(c.oid) + (select coalesce(sum(pg_total_relation_size(relid)), 0) from pg_partition_tree(c.oid)))::float8 / 1e6 as megabytes
from pg_class c join pg_namespace n on n.oid = relnamespace
where nspname ~ '^brand_' and relname ~ '__(next|before)$' and relkind in ('r', 'p') and not relispartition order by 1, 2`;

const findingOf = ({ brand, table, is_before, megabytes }: Left): Finding =>
  is_before
    ? warn(
        'partitions',
        `What ${table} of ${brand} was before it was exchanged still takes ${megabytes.toFixed(0)} MB.`,
        `When all is well: npm run ops -- partition ${table} --drop-old --brand ${brand}`,
      )
    : warn(
        'partitions',
        `A copy of ${table} of ${brand} is under way, or was left off: each write is done twice.`,
        'Where none runs, run the same command again, which goes on, or with --cancel (docs/scaling.md, Partitions).',
      );

/** What having tables in parts has left; nothing where it has left nothing. */
export const checkPartitions = async (client: pg.Client): Promise<Finding[]> =>
  (await client.query<Left>(LEFT)).rows.map(findingOf);
