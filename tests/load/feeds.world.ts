import { sql } from 'kysely';
import { schemaName } from '../../server/src/infra/database/database.ts';
import type { World } from './stored-sends.world.ts';

/** Posts of each author that stand in the timeline of who follows them. */
const HANDED_OUT = 2;

/** Everybody follows so many, evenly of all people, and has their posts in their timeline: half of the people write none. */
export const followOthers = async ({ database, brand }: World, each: number): Promise<void> => {
  const db = database.tenant(brand);
  const table = (name: string) => sql.table(`${schemaName(brand)}.${name}`);
  await sql`
    with people as (select id, row_number() over (order by id) as n, count(*) over () as total from ${table('users')})
    insert into ${table('follows')} (user_id, author_id)
      select one.id, other.id from people one
      cross join generate_series(1, ${each}::int) step
      join people other on other.n = 1 + (one.n - 1 + step * greatest(1, one.total / ${each}::int)) % one.total
      where other.id <> one.id on conflict do nothing`.execute(db);
  await sql`
    insert into ${table('follow_counts')} (user_id, followers, followings)
      select author_id, count(*), count(*) from ${table('follows')} group by author_id
      on conflict (user_id) do update set followers = excluded.followers, followings = excluded.followings`.execute(
    db,
  );
  await sql`
    insert into ${table('timelines')} (user_id, post_id, author_id)
      select f.user_id, p.id, f.author_id from ${table('follows')} f cross join lateral (
        select id from ${table('posts')} where author_id = f.author_id order by id desc limit ${HANDED_OUT}::int
      ) p on conflict do nothing`.execute(db);
  for (const name of ['follows', 'follow_counts', 'timelines'])
    await sql`vacuum analyze ${table(name)}`.execute(db);
};
