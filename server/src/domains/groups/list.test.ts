import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf } from '../../infra/ids.ts';
import { buffersOf } from '../../testing/plans.ts';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { findView, findViews } from './group-view.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MINUTE = 60_000;
const NOW = Date.parse('2030-01-01T12:00:00Z');
let serial = 0;

/** A person in groups that were active so many minutes ago, and whose members say so this much later. */
const personIn = async (groups: { ago: number; lag: number }[]): Promise<{ id: string; ids: string[] }> => {
  serial += 1;
  const id = `lister${serial}`;
  await app.db().insertInto('users').values({ id, username: id, nickname: id, invite_code: id }).execute();
  const rows = groups.map(({ ago, lag }, index) => {
    const update_at = new Date(NOW - ago * MINUTE);
    const members_active_at = new Date(update_at.getTime() - lag * MINUTE);
    const group = `g${serial}x${String(index).padStart(3, '0')}`;
    return { bucket: bucketOf(group), id: group, type: 2, name: group, update_at, members_active_at };
  });
  if (rows.length > 0) {
    await app.db().insertInto('groups').values(rows).execute();
    const members = rows.map(({ bucket, id: group_id, members_active_at: active_at }) => ({
      ...{ bucket, group_id, user_id: id, active_at },
    }));
    await app.db().insertInto('group_members').values(members).execute();
  }
  rows.sort((one, other) => +other.update_at - +one.update_at || (one.id < other.id ? 1 : -1));
  return { id, ids: rows.map((row) => row.id) };
};

test('is in the order of the last activity, whatever its copy at the members says, on every page', async () => {
  const group = fc.record({ ago: fc.integer({ min: 0, max: 20 }), lag: fc.integer({ min: 0, max: 5 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(group, { maxLength: 15 }),
      fc.integer({ min: 1, max: 6 }),
      async (groups, limit) => {
        const { id, ids } = await personIn(groups);
        const seen: string[] = [];
        let after: Parameters<typeof findViews>[3];
        for (;;) {
          const page = await findViews(app.db(), id, limit, after);
          seen.push(...page.map((view) => view.group_id));
          const last = page.at(-1);
          if (!last) break;
          after = { updateAt: last.update_at, id: last.group_id };
        }
        expect(seen).toEqual(ids);
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

/** Conversations a minute apart, each with as many messages of others, none of them seen. */
const fill = async (user: string, conversations: number, messages: number) => {
  const db = app.db();
  await db
    .insertInto('users')
    .values({ id: user, username: user, nickname: user, invite_code: user })
    .execute();
  await sql`insert into brand_aurora.groups (bucket, id, type, name, last_seq, member_count, update_at, members_active_at)
    select brand_aurora.bucket_of(${user} || n), ${user} || n, 2, '', ${messages}, 2, at, at
    from generate_series(1, ${conversations}::int) n, lateral (select ${new Date(NOW)}::timestamptz - n * interval '1 minute' as at) a`.execute(
    db,
  );
  await sql`insert into brand_aurora.group_members (bucket, group_id, user_id, active_at)
    select bucket, id, ${user}, members_active_at from brand_aurora.groups
    where id ~ ${`^${user}[0-9]+$`}`.execute(db);
  // The page's conversations are the long ones.
  await sql`insert into brand_aurora.messages (bucket, group_id, seq, id, user_id, type, text, cid)
    select brand_aurora.bucket_of(${user} || n), ${user} || n, s, lpad(s::text, 11, '0') || brand_aurora.bucket_of(${user} || n) || lpad(n::text, 8, '0'), 'other' || ${user} || n, 'text', 'x', 'c' || s
    from generate_series(1, least(30, ${conversations}::int)) n, generate_series(1, ${messages}::int) s`.execute(
    db,
  );
};

test('costs as many buffers in long conversations as in short ones, in many as in few', async () => {
  await fill('calm', 30, 150);
  await fill('busy', 3000, 1500);
  await sql`vacuum analyze brand_aurora.messages, brand_aurora.groups, brand_aurora.group_members`.execute(
    app.db(),
  );
  const { pool } = app.infra.database;
  const cost = async (work: () => Promise<unknown>) => {
    const statements = await recordStatements(pool, work);
    let buffers = 0;
    for (const statement of statements) buffers += await buffersOf(pool, statement);
    return buffers;
  };
  const listOf = (user: string) => cost(() => findViews(app.db(), user, 20));
  const [calm, busy] = [await listOf('calm'), await listOf('busy')];
  expect(busy).toBeLessThan(calm * 1.5);
  const middle = { updateAt: new Date(NOW - 1500 * MINUTE), id: '' };
  // Their conversations are empty: it may only be cheaper.
  expect(await cost(() => findViews(app.db(), 'busy', 20, middle))).toBeLessThan(calm * 1.5);
  const oneOf = (user: string) => cost(() => findView(app.db(), user, `${user}1`));
  expect(await oneOf('busy')).toBeLessThan((await oneOf('calm')) * 1.5);
}, 60_000);

test('unread messages are counted up to 100', async () => {
  await fill('loud', 1, 99);
  expect((await findView(app.db(), 'loud', 'loud1'))?.unread).toBe(99);
  await sql`insert into brand_aurora.messages (bucket, group_id, seq, id, user_id, type, cid)
    select brand_aurora.bucket_of('loud1'), 'loud1', 99 + s, lpad((99 + s)::text, 11, '0') || brand_aurora.bucket_of('loud1') || '00000000', 'other', 'text', 'more' || s from generate_series(1, 200) s`.execute(
    app.db(),
  );
  expect((await findView(app.db(), 'loud', 'loud1'))?.unread).toBe(100);
});
