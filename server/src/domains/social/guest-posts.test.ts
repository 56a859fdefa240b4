import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { bucketIn, keyedId } from '../../infra/ids.ts';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { arrangePerson, arrangePost } from './social.testing.ts';

const CHART = '/social/api/guest/recommend/public?type=chart';

const start = async (posts: number, quota = '1000000') => {
  const env = { GUEST_POSTS_PER_HOUR: quota, GUEST_PAGE_SECONDS: '5' };
  const app = await startTestApp({ env });
  onTestFinished(() => app.stop());
  const author = await arrangePerson(app.db());
  for (let count = 0; count < posts; count += 1) await arrangePost(app.db(), author);
  return app;
};

test('a guest over the quota is refused before anything is read', async () => {
  const app = await start(2, '1');
  expect((await app.call({ url: CHART })).status).toBe(200);
  const statements = await recordStatements(app.infra.guests.pool, async () => {
    const refused = await Promise.all(Array.from({ length: 20 }, () => app.call({ url: CHART })));
    expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['api.guest_quota']));
  });
  expect(
    statements.filter(({ text }) => !text.includes('rate_limits') && !text.includes('settings')),
  ).toEqual([]);
});

test('a page that many guests ask for at once is read once', async () => {
  const app = await start(3);
  const statements = await recordStatements(app.infra.guests.pool, async () => {
    const pages = await Promise.all(Array.from({ length: 30 }, () => app.call({ url: CHART })));
    expect(new Set(pages.map(({ result }) => result.list.length))).toEqual(new Set([3]));
  });
  // The chart, and its posts.
  expect(statements.filter(({ text }) => text.includes('"posts"'))).toHaveLength(2);
});

test('comments and replies are under the quota too, charged before they are read, and read once for many', async () => {
  const app = await start(0, '3');
  const author = await arrangePerson(app.db());
  const post = await arrangePost(app.db(), author);
  const row = { bucket: bucketIn(post), post_id: post, author_id: author, text: 'hello' };
  const [comment, reply] = [keyedId(bucketIn(post)), keyedId(bucketIn(post))];
  await app
    .db()
    .insertInto('comments')
    .values([
      { ...row, id: comment, cid: 'one' },
      { ...row, id: reply, cid: 'two', parent_id: comment },
    ])
    .execute();
  const comments = () => app.call({ url: `/social/api/guest/posts/${post}/comment` });
  const replies = () => app.call({ url: `/social/api/guest/comment/${comment}/sub-comment` });
  const statements = await recordStatements(app.infra.guests.pool, async () => {
    const pages = await Promise.all([comments(), comments(), replies()]);
    expect(pages.map(({ result }) => result.list.length)).toEqual([1, 1, 1]);
    expect([(await comments()).error, (await replies()).error]).toEqual([
      'api.guest_quota',
      'api.guest_quota',
    ]);
  });
  const reads = statements.filter(({ text }) => text.includes('from "brand_aurora"."comments" as "c"'));
  // Of comments the one on top and the others, of replies what they stand below and themselves.
  expect(reads).toHaveLength(4);
});

test('guests leave connections for signed-in people, however slow their pages are', async () => {
  const app = await start(1);
  const { access: token } = await app.signUp();
  await app
    .db()
    .transaction()
    .execute(async (holder) => {
      await holder.updateTable('posts').set({ description: 'held' }).execute();
      await sql`lock table ${sql.table('brand_aurora.posts')} in access exclusive mode`.execute(holder);
      const guests = Array.from({ length: 40 }, (_, n) =>
        app.call({ url: `/social/api/guest/recommend/public?per_page=${(n % 10) + 1}` }),
      );
      expect((await app.call({ url: '/api/v1/users/me', token })).status).toBe(200);
      expect(new Set((await Promise.all(guests)).map(({ status }) => status))).toEqual(new Set([503]));
    });
  expect((await app.call({ url: CHART })).status).toBe(200);
});
