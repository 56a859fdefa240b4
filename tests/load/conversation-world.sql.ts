import pg from 'pg';
import { schemaName } from '../../server/src/infra/database/database.ts';
import type { WorldRoom } from './conversation-world.ts';

const UNREAD = 20;
/** Seconds between two messages: a hundred thousand fill a year, so that a log has days. */
const PAUSE = 300;

/** What people write, short and long, in both languages. */
const TEXTS = [
  '好的',
  '收到，谢谢！',
  'On my way.',
  '明天下午三点在湖边的茶馆见，记得带上上次说的那本书。',
  'Shall we meet at the tea house by the lake at seven? I will bring the photos of last weekend.',
  '哈哈哈哈哈',
  'Yes',
  '这家店的点心真的很好吃，尤其是刚出笼的小笼包，下次一起去吧！地址我发在上面了，周末人多，最好提前一天订位子，不然要排一个多小时的队。',
  'The forecast says rain from noon on, so let us start early. Bring a jacket, some water and the tickets: they are checked at the gate, and the queue is long after nine.',
  '👍',
];

/** Ids of `members` people, made where they are missing. */
export const fillPeople = async (pool: pg.Pool, brand: string, members: number): Promise<string[]> => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  await pool.query(
    `insert into ${schema}.users (id, username, nickname, invite_code, demo)
     select 'member' || lpad(n::text, 5, '0'), 'member' || lpad(n::text, 5, '0'),
       case n % 3 when 0 then '林小' || n when 1 then 'Member ' || n else '阿强' || n end, 'member' || n, true
     from generate_series(1, $1::int) n on conflict do nothing`,
    [members],
  );
  return Array.from({ length: members }, (_, index) => `member${String(index + 1).padStart(5, '0')}`);
};

/** A group with these people and its messages, unless it is there. */
export const fillRoom = async (
  pool: pg.Pool,
  brand: string,
  { groupId, messages }: WorldRoom,
  people: string[],
): Promise<void> => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  const { rowCount } = await pool.query(
    `insert into ${schema}.groups
       (bucket, id, type, name, display_name, last_seq, member_permission, owner_id, member_count, members_active_at)
     values (${schema}.bucket_of($1), $1, 2, $1, $1, $2, '{message,image,video,voice,file}', $3, $4, now()) on conflict do nothing`,
    [groupId, messages, people[1], people.length],
  );
  if (rowCount === 0) return;
  await pool.query(
    `insert into ${schema}.messages (bucket, group_id, seq, id, user_id, type, text, cid, create_at)
     select ${schema}.bucket_of($1), $1, n, ${idOf(schema, 'n')}, ($3::text[])[1 + (n / 3) * 7919 % cardinality($3::text[])], 'text',
       ($4::text[])[1 + (n * 31 + n / 7) % cardinality($4::text[])], '${groupId}-' || n,
       now() - ($2::int - n + 1) * interval '${PAUSE} seconds'
     from generate_series(1, $2::int) n`,
    [groupId, messages, people, TEXTS],
  );
  await pool.query(
    `insert into ${schema}.group_members (bucket, group_id, user_id, role, active_at, viewed_seq, viewed_id)
     select ${schema}.bucket_of($1), $1, id, case id when ($3::text[])[2] then 'owner' when ($3::text[])[3] then 'admin' else 'member' end, now(),
       greatest($2::int - ${UNREAD}, 0), ${idOf(schema, `greatest($2::int - ${UNREAD}, 0)`)}
     from unnest($3::text[]) id`,
    [groupId, messages, people],
  );
  await pool.query(`analyze ${schema}.messages, ${schema}.group_members, ${schema}.groups, ${schema}.users`);
};

/** As the server makes them: they sort by `seq`, before those of messages that are posted later. */
const idOf = (schema: string, seq: string, group = '$1', rest = '0') =>
  `lpad((${seq})::text, 11, '0') || ${schema}.bucket_of(${group}) || lpad((${rest})::text, 8, '0')`;

/** So many groups of one message each in somebody's list. */
export const fillList = async (url: string, brand: string, userId: string, count: number): Promise<void> => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into ${schema}.groups (bucket, id, type, name, display_name, last_seq, member_count, last_message_id, members_active_at, update_at)
     select ${schema}.bucket_of(id), id, 2, id, 'Group ' || n, 1, 2, ${idOf(schema, '1', 'id', 'n')}, at, at
     from generate_series(1, $1::int) n, lateral (select 'listed' || n as id, now() - n * interval '1 minute' as at) l`,
    [count],
  );
  await client.query(
    `insert into ${schema}.group_members (bucket, group_id, user_id, active_at)
     select ${schema}.bucket_of('listed' || n), 'listed' || n, $2, now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
    [count, userId],
  );
  await client.query(
    `insert into ${schema}.messages (bucket, group_id, seq, id, user_id, type, text, cid, create_at)
     select ${schema}.bucket_of(id), id, 1, ${idOf(schema, '1', 'id', 'n')}, 'member00002', 'text', ($2::text[])[1 + n % cardinality($2::text[])], id,
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n, lateral (select 'listed' || n as id) l`,
    [count, TEXTS],
  );
  await client.end();
};
