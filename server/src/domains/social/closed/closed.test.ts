import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { publishing } from '../publishing/publishing.testing.ts';
import { arrangePost } from '../social.testing.ts';

const DAY = 86_400_000;

let app: TestApp;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  [ann, ben] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.stop());
const { ask, settled, publish, upload, open } = publishing(() => app);

const tenant = () => app.tenant();
const signal = () => new AbortController().signal;

/** Rows of a person in each table of posts and follows. */
const rowsOf = async (id: string) => {
  const counts: Record<string, number> = {};
  const count = async (table: Parameters<typeof from>[0], column: 'user_id' | 'author_id') => {
    counts[`${table}.${column}`] = (
      await from(table)
        .where(column as 'user_id', '=', id)
        .execute()
    ).length;
  };
  const from = (
    table:
      | 'post_likes'
      | 'post_collects'
      | 'post_views'
      | 'post_shares'
      | 'comment_likes'
      | 'follows'
      | 'timelines'
      | 'hidden_posts'
      | 'hidden_authors'
      | 'follow_counts'
      | 'comments',
  ) =>
    app
      .db()
      .selectFrom(table as 'post_likes')
      .selectAll();
  for (const table of ['post_likes', 'post_collects', 'post_views', 'post_shares', 'comment_likes'] as const)
    await count(table, 'user_id');
  for (const table of ['follows', 'timelines', 'hidden_posts', 'hidden_authors', 'follow_counts'] as const)
    await count(table, 'user_id');
  for (const table of ['follows', 'comments'] as const) await count(table, 'author_id');
  return counts;
};

test('of somebody whose account is erased no post, comment, mark or follow is left, and every count is that of the rows', async () => {
  const { result } = await publish(ann, { kind: 'images', media: [{ file_path: await upload(ann) }] });
  const { id: gone, media } = await settled(ann, result.id);
  const kept = await arrangePost(app.db(), ben.id, { description: '留下的' });
  const other = await arrangePost(app.db(), ben.id);
  const said = (await ask(ben, 'POST', `posts/${kept}/comment`, { text: 'mine', cid: 'b1' })).result;
  const hers = (await ask(ann, 'POST', `posts/${kept}/comment`, { text: 'hers', cid: 'a1' })).result;
  await ask(ben, 'POST', `comments/${hers.id}/reply`, { text: 'to her', cid: 'b2' });
  for (const verb of ['like', 'collect']) await ask(ann, 'PUT', `posts/${kept}/${verb}`);
  await ask(ben, 'PUT', `posts/${kept}/like`);
  await ask(ann, 'PUT', `comments/${said.id}/like`);
  await ask(ann, 'POST', `posts/${kept}/view`);
  await ask(ann, 'GET', `posts/${kept}/share-link`);
  await ask(ann, 'PUT', `posts/${other}/hide`);
  await ask(ben, 'PUT', `authors/${ann.id}/follow`);
  await ask(ann, 'PUT', `authors/${ben.id}/follow`);
  expect(Object.values(await rowsOf(ann.id)).filter((count) => count > 0).length).toBeGreaterThan(8);

  const closing = { url: '/api/v1/users/me', token: ann.access, body: { password: ann.password } };
  expect((await app.call({ method: 'DELETE', ...closing })).status).toBe(200);
  await app.services.auth.closing.cleanCancelled(tenant(), new Date(Date.now() + 31 * DAY));
  await expect
    .poll(() => rowsOf(ann.id), { timeout: 20_000 })
    .toSatisfy((counts: Record<string, number>) => Object.values(counts).every((count) => count === 0));
  await app.services.social.erasePosts(tenant(), signal());

  expect((await open(media[0].url)).status).toBe(404);
  const row = app
    .db()
    .selectFrom('posts')
    .select(['review', 'description', 'erase_at'])
    .where('id', '=', gone);
  expect(await row.execute()).toEqual([{ review: 'deleted', description: '', erase_at: null }]);
  const post = (await ask(ben, 'GET', `posts/${kept}`)).result;
  expect(post).toMatchObject({ liked: true, counts: { like: 1, collect: 0, comment: 1 } });
  const { list } = (await ask(ben, 'GET', `posts/${kept}/comment`)).result;
  expect(list).toMatchObject([{ id: said.id, like_count: 0 }]);
  expect((await ask(ben, 'GET', `authors/${ben.id}/counts`)).result).toMatchObject({
    followers: 0,
    followings: 0,
  });
  // Broken off and taken up again, it finds nothing to do.
  await app.services.social.erasePerson(tenant(), { id: ann.id }, signal());
});
