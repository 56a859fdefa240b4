import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../testing/databases.ts';
import { bucketOf } from '../ids.ts';
import { migrate } from './migrate.ts';

/** What a server that stopped at migration 0002 left behind. */
const OLD_ROWS = `
set search_path to brand_old;
insert into users (id, username, nickname, invite_code)
  select id, id, id, id from unnest(array['0h3kz0b1x2aann', '0h3kz0b1x2bben', '0h3kz0b1x2ccas']) id;
insert into groups (id, type, name, last_seq, last_message_id, update_at) values
  ('0h3kz0b1x2aann_0h3kz0b1x2bben', 1, 'dm', 2, '0h3kz0b1x5eabcdefghijk', '2026-01-02'),
  ('0h3kz0b1x2aann_0h3kz0b1x2ccas', 1, 'silent', 0, null, '2026-01-03'),
  ('0h3kz0b1x9zgroupgroup0', 2, 'group', 0, null, '2026-01-04');
insert into group_members (group_id, user_id, viewed_seq, viewed_id) values
  ('0h3kz0b1x2aann_0h3kz0b1x2bben', '0h3kz0b1x2aann', 1, '0h3kz0b1x4dabcdefghijk'),
  ('0h3kz0b1x2aann_0h3kz0b1x2bben', '0h3kz0b1x2bben', 0, null),
  ('0h3kz0b1x2aann_0h3kz0b1x2ccas', '0h3kz0b1x2aann', 0, null),
  ('0h3kz0b1x2aann_0h3kz0b1x2ccas', '0h3kz0b1x2ccas', 0, null),
  ('0h3kz0b1x9zgroupgroup0', '0h3kz0b1x2aann', 0, null);
insert into messages (group_id, seq, id, user_id, type, text, cid) values
  ('0h3kz0b1x2aann_0h3kz0b1x2bben', 1, '0h3kz0b1x4dabcdefghijk', '0h3kz0b1x2aann', 'text', 'one', 'c1'),
  ('0h3kz0b1x2aann_0h3kz0b1x2bben', 2, '0h3kz0b1x5eabcdefghijk', '0h3kz0b1x2bben', 'text', 'two', 'c2');
insert into posts (id, author_id, kind) values ('0h3kz0b1x6fabcdefghijk', '0h3kz0b1x2aann', 'text'), ('p', '0h3kz0b1x2bben', 'text');
insert into comments (id, post_id, parent_id, author_id, text, cid) values
  ('0h3kz0b1x7gabcdefghijk', '0h3kz0b1x6fabcdefghijk', null, '0h3kz0b1x2bben', 'nice', 'c1'),
  ('0h3kz0b1x8habcdefghijk', '0h3kz0b1x6fabcdefghijk', '0h3kz0b1x7gabcdefghijk', '0h3kz0b1x2aann', 'thanks', 'c2');
insert into post_likes (post_id, user_id) values ('0h3kz0b1x6fabcdefghijk', '0h3kz0b1x2bben'), ('p', '0h3kz0b1x2aann');
insert into post_collects (post_id, user_id) values ('0h3kz0b1x6fabcdefghijk', '0h3kz0b1x2bben');
`;

/** Of conversations alone, and as often as somebody liked. */
const OLD_REPORTS = `
insert into chat_reports (id, user_id, group_id, message_id, author_id, said, reason, create_at) values
  ('r1', 'ann', 'g', 'm', 'ben', 'buy', 'spam', '2026-01-02 10:00Z'),
  ('r2', 'ann', 'g', 'm', 'ben', 'buy', 'fraud', '2026-01-02 11:00Z'),
  ('r3', 'ann', 'g', null, null, '', 'spam', '2026-01-02 12:00Z'),
  ('r4', 'ann', 'g', null, null, '', 'spam', '2026-01-03 12:00Z');
`;

/** What a retracted card showed stayed in its row. */
const OLD_RETRACTION = `update messages set type = 'message_delete', target_id = 'code' where seq = 2`;

/** What somebody was told while their notifications had keys without them. */
const OLD_TOLD = `
insert into notifications (id, user_id, kind, subject, count, place) values ('n1', 'ann', 'follow', 'ann', 1, 1), ('n2', 'ben', 'follow', 'ben', 1, 2);
insert into notification_items (notification_id, item, user_id, actor_id, create_at) values
  ('n1', 'ben', 'ann', 'ben', '2026-01-02'), ('n2', 'ann', 'ben', 'ann', '2026-01-02');
`;

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;

/** Brings the brand `old` to the state after `last`. */
const migrateTo = async (last: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-migrations-'));
  const names = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, 4) <= last);
  for (const name of names) await cp(new URL(name, MIGRATIONS), join(folder, name));
  const report = await migrate(database.url, ['old'], { from: pathToFileURL(`${folder}/`) });
  await rm(folder, { recursive: true });
  expect(report.failed).toEqual([]);
};
const rows = async (text: string) => (await client.query(text)).rows;

beforeAll(async () => {
  database = await createDatabase('empty');
  await migrateTo('0002');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(OLD_ROWS);
  await migrateTo('0024');
  await client.query(OLD_REPORTS);
  await migrateTo('0064');
  await client.query(OLD_RETRACTION);
  await migrateTo('0111');
  await client.query(OLD_TOLD);
  await migrateTo('9999');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('members of old groups are counted', async () => {
  expect(await rows('select name, member_count from groups order by name')).toEqual([
    { name: 'dm', member_count: 2 },
    { name: 'group', member_count: 1 },
    { name: 'silent', member_count: 2 },
  ]);
});

test('old conversations stand in the list by their last activity; one without a word does not', async () => {
  const found = await rows(
    `select g.name, gm.active_at = g.update_at and g.members_active_at = g.update_at as listed
     from groups g join group_members gm on gm.group_id = g.id where gm.user_id like '%ann' order by g.name`,
  );
  expect(found).toEqual([
    { name: 'dm', listed: true },
    { name: 'group', listed: true },
    { name: 'silent', listed: null },
  ]);
});

test('old ids carry the bucket of what they belong to, keep their order, and are named by the same rows', async () => {
  const dm = bucketOf('0h3kz0b1x2aann_0h3kz0b1x2bben');
  const [one, two] = [`0h3kz0b1x4d${dm}defghijk`, `0h3kz0b1x5e${dm}defghijk`];
  expect(await rows('select id, seq, bucket from messages order by id')).toEqual([
    { id: one, seq: '1', bucket: dm },
    { id: two, seq: '2', bucket: dm },
  ]);
  expect(await rows(`select last_message_id, bucket from groups where name = 'dm'`)).toEqual([
    { last_message_id: two, bucket: dm },
  ]);
  expect(await rows('select viewed_id from group_members where viewed_id is not null')).toEqual([
    { viewed_id: one },
  ]);
});

test('old posts are found with their comments and marks', async () => {
  const ann = bucketOf('0h3kz0b1x2aann');
  const [post, comment] = [`0h3kz0b1x6f${ann}defghijk`, `0h3kz0b1x7g${ann}defghijk`];
  expect(await rows(`select id from posts where id like '0h3%'`)).toEqual([{ id: post }]);
  expect(await rows('select id, post_id, parent_id, bucket from comments order by id')).toEqual([
    { id: comment, post_id: post, parent_id: null, bucket: ann },
    { id: `0h3kz0b1x8h${ann}defghijk`, post_id: post, parent_id: comment, bucket: ann },
  ]);
  expect(await rows('select post_id from post_collects')).toEqual([{ post_id: post }]);
  const marked = `select count(*)::int from post_likes l join posts p on p.bucket = l.bucket and p.id = l.post_id`;
  expect(await rows(marked)).toEqual([{ count: 2 }]);
});

test('old client ids are known, and name what they made', async () => {
  const found = await rows(
    `select c.user_id, c.kind, c.cid, coalesce(m.text, k.text) as text from cids c
     left join messages m on m.id = c.item_id left join comments k on k.id = c.item_id order by text`,
  );
  expect(found).toEqual([
    { user_id: '0h3kz0b1x2bben', kind: 'comment', cid: 'c1', text: 'nice' },
    { user_id: '0h3kz0b1x2aann', kind: 'message', cid: 'c1', text: 'one' },
    { user_id: '0h3kz0b1x2aann', kind: 'comment', cid: 'c2', text: 'thanks' },
    { user_id: '0h3kz0b1x2bben', kind: 'message', cid: 'c2', text: 'two' },
  ]);
});

test('a second start changes nothing', async () => {
  const report = await migrate(database.url, ['old']);
  expect(report).toEqual({ applied: [], failed: [] });
});

test('old groups let their members write, as they did before anything could be forbidden', async () => {
  const permitted = 'select distinct member_permission from groups';
  expect(await rows(permitted)).toEqual([
    { member_permission: ['message', 'image', 'video', 'voice', 'file', 'invite'] },
  ]);
});

test('cards retracted before say no more what they showed', async () => {
  expect(await rows(`select target_id from messages where type = 'message_delete'`)).toEqual([
    { target_id: null },
  ]);
});

test('old reports are one a day and target, open, with what was said', async () => {
  const found = await rows(
    `select id, kind, target_id, author_id, said, state, to_char(day, 'MM-DD') as day from reports order by id`,
  );
  const group = { kind: 'group', target_id: 'g', author_id: null, said: { text: '' }, state: 'open' };
  expect(found).toEqual([
    {
      id: 'r1',
      kind: 'message',
      target_id: 'm',
      author_id: 'ben',
      said: { text: 'buy' },
      state: 'open',
      day: '01-02',
    },
    { id: 'r3', ...group, day: '01-02' },
    { id: 'r4', ...group, day: '01-03' },
  ]);
});

test('what somebody was told has them in its keys; servers of the release before go on writing by theirs', async () => {
  const keys = await rows(
    `select conname as name, pg_get_constraintdef(oid) as key from pg_constraint
     where conrelid in ('notifications'::regclass, 'notification_items'::regclass) and contype in ('p', 'f') order by conname`,
  );
  expect(keys).toEqual([
    {
      name: 'notification_items_of',
      key: 'FOREIGN KEY (user_id, notification_id) REFERENCES notifications(user_id, id) ON DELETE CASCADE',
    },
    { name: 'notification_items_pkey', key: 'PRIMARY KEY (user_id, notification_id, item)' },
    { name: 'notifications_pkey', key: 'PRIMARY KEY (user_id, id)' },
  ]);
  await client.query(
    `insert into notification_items (notification_id, item, user_id, text, create_at) values ('n2', 'ann', 'ben', 'again', now())
     on conflict (notification_id, item) do update set text = excluded.text`,
  );
  await client.query(`delete from notifications where id = 'n1'`);
  expect(await rows('select notification_id, item, text from notification_items')).toEqual([
    { notification_id: 'n2', item: 'ann', text: 'again' },
  ]);
});
