import type pg from 'pg';

/** Fills tables, whose indexes are made afterwards: each row in each of them at once takes ten times as long. */
export const withoutIndexes = async (
  client: Pick<pg.PoolClient, 'query'>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = any ($1::text[]::regclass[]) and not indisprimary and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { made } of rows) await client.query(made);
};
