import type pg from 'pg';

export const FILLED = 'a bucket was left out';

const FILLERS = ['fill_bucket', 'fill_bucket_of', 'fill_bucket_in'];

/** Whoever leaves a bucket out, as servers of the release before do, fails: servers of this one write it (docs/decisions/0149). */
export const refuseToFill = async (client: pg.ClientBase | pg.Pool, schema: string): Promise<void> => {
  for (const name of FILLERS)
    await client.query(
      `create or replace function ${schema}.${name}() returns trigger language plpgsql as $$ begin raise '${FILLED}'; end $$`,
    );
};
