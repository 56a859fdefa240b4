import { directGroupId, LIMITS } from '@livery/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangeFollow, arrangePerson, arrangePost } from '../social.testing.ts';

let app: TestApp;
let reader: TestPerson;
let author: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  [reader, author] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.stop());

const ask = (method: 'GET' | 'PUT' | 'POST', path: string, token = reader.access) =>
  app.call({ method, url: `/social/api/${path}`, token });
const asGuest = (path: string) => app.call({ url: `/social/api/guest/${path}` });
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const countsOf = async (id: string, token?: string) => (await ask('GET', `posts/${id}`, token)).result.counts;

test.each([
  ['POST', 'view'],
  ['GET', 'liker-list'],
  ['GET', 'viewer-list'],
  ['GET', 'share-link'],
  ['PUT', 'hide'],
] as const)('%s posts/:id/%s asks for a session and for a post that is there', async (method, path) => {
  const id = await arrangePost(app.db(), author.id);
  expect((await app.call({ method, url: `/social/api/posts/${id}/${path}` })).status).toBe(401);
  expect((await ask(method, `posts/${newId()}/${path}`)).error).toBe('api.post_not_exist');
  const closed = await arrangePost(app.db(), author.id, { privacy: 'self' });
  expect((await ask(method, `posts/${closed}/${path}`)).error).toBe('api.view_permission_denied');
});

test('a view is counted once a person and hour, and only for the author to see', async () => {
  const id = await arrangePost(app.db(), author.id);
  await Promise.all(Array.from({ length: 5 }, () => ask('POST', `posts/${id}/view`)));
  await ask('POST', `posts/${id}/view`, author.access);
  expect(await countsOf(id)).not.toHaveProperty('view');
  expect(await countsOf(id, author.access)).toMatchObject({ view: 1 });
  await app
    .db()
    .updateTable('post_views')
    .set({ view_at: sql<Date>`now() - interval '61 minutes'` })
    .where('post_id', '=', id)
    .execute();
  await ask('POST', `posts/${id}/view`);
  expect(await countsOf(id, author.access)).toMatchObject({ view: 2 });
  const { result } = await ask('GET', `posts/${id}/viewer-list`, author.access);
  expect(result.list).toEqual([expect.objectContaining({ id: reader.id, view_at: expect.any(String) })]);
  expect((await ask('GET', `posts/${id}/viewer-list`)).error).toBe('api.view_permission_denied');
});

test('who likes a post is listed the latest first, unless its author keeps their likes private', async () => {
  const id = await arrangePost(app.db(), author.id);
  const people = [await app.signUp(), await app.signUp(), await app.signUp()];
  for (const { access } of people) await ask('PUT', `posts/${id}/like`, access);
  const latest = idsOf(people).toReversed();
  const first = (await ask('GET', `posts/${id}/liker-list?limit=2`)).result;
  const second = (await ask('GET', `posts/${id}/liker-list?limit=2&next_id=${first.next_id}`)).result;
  expect(idsOf([...first.list, ...second.list])).toEqual(latest);
  expect(idsOf((await asGuest(`posts/${id}/liker-list`)).result.list)).toEqual(latest);
  const set = (like_list_private: number) =>
    app.call({ method: 'PUT', url: '/api/v1/users/me', token: author.access, body: { like_list_private } });
  await set(1);
  expect((await ask('GET', `posts/${id}/liker-list`)).error).toBe('api.like_list_private');
  const other = await arrangePost(app.db(), author.id);
  expect((await asGuest(`posts/${other}/liker-list`)).error).toBe('api.like_list_private');
  expect((await ask('GET', `posts/${id}/liker-list`, author.access)).status).toBe(200);
  await set(2);
});

test('a link is whole, leads to the brand, and counts who passes the post on once', async () => {
  const id = await arrangePost(app.db(), author.id);
  const url = `http://aurora.localhost/posts/${id}`;
  for (const _ of [1, 2]) expect((await ask('GET', `posts/${id}/share-link`)).result).toEqual({ url });
  expect((await asGuest(`posts/${id}/share-link`)).result).toEqual({ url });
  expect((await ask('GET', `posts/${id}/share-link`, author.access)).result).toEqual({ url });
  expect(await countsOf(id)).toMatchObject({ share: 1 });
  const friend = await app.signUp();
  const sent = await app.call({
    method: 'POST',
    url: `/api/v2/share/social/post/${id}/send-message`,
    token: author.access,
    body: { targets: [{ group_id: directGroupId(author.id, friend.id), cid: 'shared' }] },
  });
  expect(sent.status).toBe(200);
  expect(await countsOf(id)).toMatchObject({ share: 2 });
});

test('what somebody hides is left out of their feeds, and of nobody else’s', async () => {
  const db = app.db();
  const hiddenAuthor = await arrangePerson(db);
  await arrangeFollow(db, reader.id, hiddenAuthor);
  await arrangeFollow(db, reader.id, author.id);
  const [theirs, hidden, shown] = [
    await arrangePost(db, hiddenAuthor, { kind: 'images' }),
    await arrangePost(db, author.id, { kind: 'images' }),
    await arrangePost(db, author.id, { kind: 'images' }),
  ];
  const feeds = [
    'recommend/public',
    'recommend/public?type=gallery',
    'recommend/public?type=chart',
    'recommend/follower',
  ];
  const seen = async (feed: string, token?: string) => {
    const ids = idsOf((await ask('GET', feed, token)).result.list);
    return [theirs, hidden, shown].map((id) => ids.includes(id));
  };
  for (const feed of feeds) expect(await seen(feed)).toEqual([true, true, true]);
  for (const _ of [1, 2]) expect((await ask('PUT', `posts/${hidden}/hide`)).status).toBe(200);
  for (const _ of [1, 2]) expect((await ask('PUT', `authors/${hiddenAuthor}/hide`)).status).toBe(200);
  for (const feed of feeds) expect(await seen(feed)).toEqual([false, false, true]);
  expect(await seen('recommend/public', author.access)).toEqual([true, true, true]);
  expect(idsOf((await ask('GET', 'hidden-authors')).result.list)).toEqual([hiddenAuthor]);
  expect((await ask('GET', `authors/${hiddenAuthor}`)).result.is_followed).toBe(3);
  await ask('PUT', `posts/${hidden}/unhide`);
  await ask('PUT', `authors/${hiddenAuthor}/unhide`);
  expect(await seen('recommend/public')).toEqual([true, true, true]);
  expect((await ask('PUT', `authors/${reader.id}/hide`)).error).toBe('api.invalid_user_id');
  expect((await ask('PUT', 'authors/nobody/hide')).error).toBe('api.invalid_user_id');
});

test('of very many posts that somebody hides, the latest stay hidden', async () => {
  const [hider, db] = [await app.signUp(), app.db()];
  const rows = Array.from({ length: LIMITS.hiddenPosts }, (_, age) => ({
    ...{ user_id: hider.id, post_id: newId(), create_at: new Date(Date.now() - (age + 1) * 60_000) },
  }));
  await db.insertInto('hidden_posts').values(rows).execute();
  const [first, second] = [await arrangePost(db, author.id), await arrangePost(db, author.id)];
  for (const id of [first, second, second]) await ask('PUT', `posts/${id}/hide`, hider.access);
  const hidden = await db
    .selectFrom('hidden_posts')
    .where('user_id', '=', hider.id)
    .select('post_id')
    .execute();
  const kept = rows.slice(0, -2).map(({ post_id }) => post_id);
  expect(hidden.map(({ post_id }) => post_id).toSorted()).toEqual([first, second, ...kept].toSorted());
});
