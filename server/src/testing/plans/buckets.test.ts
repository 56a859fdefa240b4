import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketIn, bucketOf, newKeyedId } from '../../infra/ids.ts';
import { createDatabase, type TestDatabase } from '../databases.ts';
import { DISTRIBUTED, ON_EVERY_NODE } from './distribution.ts';
import { FILLED, refuseToFill } from './refuse-to-fill.ts';

const SCHEMA = 'brand_aurora';

let base: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  base = await createDatabase('migrated');
  client = new pg.Client({ connectionString: base.url });
  await client.connect();
  await client.query(`set search_path = ${SCHEMA}`);
  await client.query(
    `insert into users (id, username, nickname, invite_code) values ('ann', 'ann', '', 'ann')`,
  );
});
afterAll(async () => {
  await client.end();
  await base.drop();
});

const [group, message, post, comment] = ['tea', newKeyedId('tea'), newKeyedId('ann'), newKeyedId('ann')];
const [ofGroup, ofPost] = [bucketOf(group), bucketIn(post)];
const of = { user_id: 'ann', create_at: 'now' };
const sent = { group_id: group, seq: 1, cid: 'c', user_id: 'ann' };
const shared = { kind: 2, amount: 1, count: 1, shares: '{1}', seed: Buffer.alloc(32), greeting: '' };

/** A row of each table that has a bucket, behind those that it refers to. */
const ROWS: readonly (readonly [table: string, bucket: string, row: Record<string, unknown>])[] = [
  ['groups', ofGroup, { id: group, type: 2, name: group }],
  ['group_members', ofGroup, { group_id: group, user_id: 'ann' }],
  ['group_blocks', ofGroup, { group_id: group, user_id: 'ben', blocked_by: 'ann' }],
  ['group_shares', ofGroup, { code: 'code', group_id: group }],
  ['search_blocks', ofGroup, { group_id: group, block: 0, tokens: '{1}' }],
  ['messages', ofGroup, { ...sent, id: message, type: 'text' }],
  ['reactions', ofGroup, { message_id: message, emoji: '👍', user_id: 'ann' }],
  [
    'envelopes',
    ofGroup,
    { id: message, group_id: group, seq: 1, hidden_from: '{}', ...of, ...shared, expire_at: 'now' },
  ],
  ['envelope_claims', ofGroup, { envelope_id: message, place: 1, ...of, amount: 1, cid: 'c' }],
  ['posts', ofPost, { id: post, author_id: 'ann', kind: 'text' }],
  ['post_likes', ofPost, { post_id: post, user_id: 'ann' }],
  ['post_collects', ofPost, { post_id: post, user_id: 'ann' }],
  ['post_shares', ofPost, { post_id: post, user_id: 'ann' }],
  ['post_views', ofPost, { post_id: post, user_id: 'ann' }],
  ['comments', ofPost, { id: comment, post_id: post, author_id: 'ann', text: '', cid: 'c' }],
  ['comment_likes', ofPost, { comment_id: comment, user_id: 'ann' }],
];

const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
  const columns = Object.keys(row);
  const { rows } = await client.query(
    `insert into ${table} (${columns}) values (${columns.map((_, at) => `$${at + 1}`)}) returning bucket`,
    Object.values(row),
  );
  return rows[0].bucket;
};

test('the database works out no bucket, and nothing else that rows are spread by', async () => {
  const { rows } = await client.query<{ table: string; column: string; generated: string }>(
    `select c.relname as table, a.attname as column, a.attgenerated as generated from pg_attribute a
     join pg_class c on c.oid = a.attrelid
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
    [SCHEMA],
  );
  const keys = rows.filter(({ table, column }) => column === 'bucket' || DISTRIBUTED[table] === column);
  expect(keys.length).toBeGreaterThan(Object.keys(DISTRIBUTED).length);
  expect(keys.filter(({ generated }) => generated !== '')).toEqual([]);
  const withBucket = rows.filter(({ column }) => column === 'bucket').map(({ table }) => table);
  // What is found of a post is written from it, by the database.
  expect([...ROWS.map(([table]) => table), 'post_search'].toSorted()).toEqual(withBucket.toSorted());
});

test.each(ROWS)(
  '%s: the bucket of another is refused, and one that is left out is filled in',
  async (table, bucket, row) => {
    const another = bucket === '000' ? '001' : '000';
    // By a check of its own, or since nothing is there that it refers to.
    await expect(insert(table, { ...row, bucket: another })).rejects.toMatchObject({
      code: expect.stringMatching(/^235(14|03)$/),
    });
    expect(await insert(table, row)).toBe(bucket);
  },
);

test('who writes it has nothing filled in', async () => {
  for (const [table] of ROWS.toReversed()) await client.query(`delete from ${table}`);
  await refuseToFill(client, SCHEMA);
  for (const [table, bucket, row] of ROWS) {
    await expect(insert(table, row)).rejects.toThrow(FILLED);
    expect(await insert(table, { ...row, bucket })).toBe(bucket);
  }
});

test('nothing refers from one place to another', async () => {
  const { rows } = await client.query<{
    name: string;
    from: string;
    to: string;
    own: string[];
    other: string[];
  }>(
    `select conname as name, c.relname as from, o.relname as to,
       array(select attname::text from unnest(conkey) with ordinality k (n, at)
         join pg_attribute on attrelid = conrelid and attnum = n order by at) as own,
       array(select attname::text from unnest(confkey) with ordinality k (n, at)
         join pg_attribute on attrelid = confrelid and attnum = n order by at) as other
     from pg_constraint f join pg_class c on c.oid = conrelid join pg_class o on o.oid = confrelid
     where contype = 'f' and c.relnamespace = $1::regnamespace`,
    [SCHEMA],
  );
  expect(rows.length).toBeGreaterThan(10);
  const isLocal = (table: string) => DISTRIBUTED[table] === undefined && !ON_EVERY_NODE.has(table);
  const isSound = ({ from, to, own, other }: (typeof rows)[number]) => {
    if (ON_EVERY_NODE.has(to)) return true;
    if (isLocal(to)) return isLocal(from);
    const key = DISTRIBUTED[from];
    return (
      key !== undefined &&
      key === DISTRIBUTED[to] &&
      own.indexOf(key) >= 0 &&
      own.indexOf(key) === other.indexOf(key)
    );
  };
  expect(rows.filter((each) => !isSound(each)).map(({ name }) => name)).toEqual([]);
});
