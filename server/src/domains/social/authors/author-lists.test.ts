import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangeFollow, arrangePerson, arrangePost } from '../social.testing.ts';

let app: TestApp;
let reader: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  reader = await app.signUp();
});
afterAll(() => app.stop());

const get = (id: string, path: string, token = reader.access) =>
  app.call({ url: `/social/api/authors/${id}/${path}`, token });
const getAsGuest = (id: string, path: string) => app.call({ url: `/social/api/guest/authors/${id}/${path}` });
const put = (path: string, token: string, body?: unknown) =>
  app.call({ method: 'PUT', url: path, token, ...(body !== undefined && { body }) });
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const block = (user_id: string, block_id: string) =>
  app.db().insertInto('blocks').values({ user_id, block_id }).execute();

test.each(['posts', 'collected/posts', 'liked/posts', 'followers', 'followings'])(
  'authors/:id/%s is of somebody who is there, and has a call of its own for guests',
  async (path) => {
    const { id } = await app.signUp();
    expect((await app.call({ url: `/social/api/authors/${id}/${path}` })).status).toBe(401);
    const gone = await arrangePerson(app.db(), { delete_at: new Date() });
    for (const ask of [get, getAsGuest]) {
      expect(await ask('nobody', path)).toMatchObject({ status: 404, error: 'api.not_found' });
      expect(await ask(gone, path)).toMatchObject({ status: 410, error: 'api.author_deleted' });
      expect((await ask(id, `${path}?next_id=nonsense`)).error).toBe('api.validation');
      expect((await ask(id, `${path}?limit=51`)).error).toBe('api.validation');
    }
    await block(id, reader.id);
    expect(await get(id, path)).toMatchObject({ status: 410, error: 'api.author_deleted' });
  },
);

test('what an author has written is shown to each as far as they may see it, newest first', async () => {
  const author = await app.signUp();
  const db = app.db();
  const made: Record<string, string> = {};
  for (const privacy of ['everyone', 'followers', 'mutual', 'self'])
    made[privacy] = await arrangePost(db, author.id, { privacy });
  for (const review of ['auditing', 'rejected', 'deleted'])
    made[review] = await arrangePost(db, author.id, { review });
  const of = (...names: string[]) => names.map((name) => made[name]);
  const list = async (token?: string) => idsOf((await get(author.id, 'posts', token)).result.list);
  expect(await list()).toEqual(of('everyone'));
  expect(idsOf((await getAsGuest(author.id, 'posts')).result.list)).toEqual(of('everyone'));
  await arrangeFollow(db, reader.id, author.id);
  expect(await list()).toEqual(of('followers', 'everyone'));
  await arrangeFollow(db, author.id, reader.id);
  expect(await list()).toEqual(of('mutual', 'followers', 'everyone'));
  const own = await get(author.id, 'posts', author.access);
  expect(idsOf(own.result.list)).toEqual(
    of('rejected', 'auditing', 'self', 'mutual', 'followers', 'everyone'),
  );
  expect(own.result.list[0]).toMatchObject({ review: 'rejected', counts: { view: 0 } });
  const first = (await get(author.id, 'posts?limit=2')).result;
  const second = (await get(author.id, `posts?limit=2&next_id=${first.next_id}`)).result;
  expect(idsOf([...first.list, ...second.list])).toEqual(of('mutual', 'followers', 'everyone'));
  expect(second.next_id).toBeNull();
});

test('a guest reads ten of an author’s posts at a time, and cannot ask for more', async () => {
  const author = await app.signUp();
  for (let made = 0; made < 11; made += 1) await arrangePost(app.db(), author.id);
  const first = (await getAsGuest(author.id, 'posts')).result;
  expect(first.list).toHaveLength(10);
  expect((await getAsGuest(author.id, `posts?next_id=${first.next_id}`)).result.list).toHaveLength(1);
  for (const list of ['posts', 'collected/posts', 'liked/posts'])
    expect((await getAsGuest(author.id, `${list}?limit=11`)).error).toBe('api.validation');
  expect((await get(author.id, 'posts?limit=30')).result.list).toHaveLength(11);
});

test('what somebody likes and has collected is shown unless they keep it to themselves', async () => {
  const person = await app.signUp();
  const db = app.db();
  const author = await arrangePerson(db);
  const posts = [await arrangePost(db, author), await arrangePost(db, author), await arrangePost(db, author)];
  const closed = await arrangePost(db, author);
  for (const id of [...posts, closed]) {
    for (const verb of ['like', 'collect']) await put(`/social/api/posts/${id}/${verb}`, person.access);
  }
  await db.updateTable('posts').set({ privacy: 'self' }).where('id', '=', closed).execute();
  const latest = posts.toReversed();
  const me = (body: unknown) => put('/api/v2/users/me', person.access, body);

  for (const ask of [get, getAsGuest]) {
    expect(idsOf((await ask(person.id, 'liked/posts')).result.list)).toEqual(latest);
    expect((await ask(person.id, 'collected/posts')).error).toBe('api.view_permission_denied');
  }
  expect((await get(person.id, '')).status).toBe(404);
  const profile = async (token = reader.access) =>
    (await app.call({ url: `/social/api/authors/${person.id}`, token })).result;
  expect(await profile()).toMatchObject({ liked_open: true, collected_open: false });
  expect(await profile(person.access)).toMatchObject({ liked_open: true, collected_open: true });

  const changed = await me({ like_list_private: 1, collect_list_private: 2 });
  expect(changed.result).toMatchObject({ like_list_private: 1, collect_list_private: 2 });
  expect((await get(person.id, 'liked/posts')).error).toBe('api.like_list_private');
  expect(idsOf((await get(person.id, 'collected/posts')).result.list)).toEqual(latest);
  expect(await profile()).toMatchObject({ liked_open: false, collected_open: true });
  expect(idsOf((await get(person.id, 'liked/posts', person.access)).result.list)).toEqual(latest);

  const one = (await get(person.id, 'collected/posts?limit=2')).result;
  const two = (await get(person.id, `collected/posts?limit=2&next_id=${one.next_id}`)).result;
  expect(idsOf([...one.list, ...two.list])).toEqual(latest);
});

test('a profile says what its owner wrote, and whether they follow who asks', async () => {
  const person = await app.signUp();
  const bio = '  拍山和湖。\n\n周末不在城里。 ';
  await put('/api/v1/users/me', person.access, { bio });
  await arrangeFollow(app.db(), person.id, reader.id);
  const asked = await app.call({
    url: `/social/api/authors/external/${person.username.toUpperCase()}`,
    token: reader.access,
  });
  expect(asked.result).toMatchObject({
    id: person.id,
    bio: '拍山和湖。\n周末不在城里。',
    follows_me: true,
    is_followed: 3,
  });
  const nobody = { url: '/social/api/authors/external/nobody', token: reader.access };
  expect((await app.call(nobody)).error).toBe('api.not_found');
  for (const wrong of ['极'.repeat(101), 'x'.repeat(500), 7]) {
    expect((await put('/api/v1/users/me', person.access, { bio: wrong })).error).toBe('api.validation');
  }
  const value = JSON.stringify({ words: ['casino'] });
  await app.db().insertInto('settings').values({ key: 'block_words', value }).execute();
  expect((await put('/api/v1/users/me', person.access, { bio: 'My casino' })).error).toBe('api.block_word');
  await app.db().deleteFrom('settings').where('key', '=', 'block_words').execute();
  expect((await put('/api/v2/users/me', person.access, { bio: '' })).result.bio).toBe('');
});

test('followers and followings come latest first, are searched, and leave out who is gone or blocked', async () => {
  const db = app.db();
  const author = await app.signUp();
  const [one, two] = [
    await app.signUp({ nickname: 'Tea House' }),
    await app.signUp({ nickname: '海边的人' }),
  ];
  const [gone, blocked] = [await arrangePerson(db, { delete_at: new Date() }), await arrangePerson(db)];
  for (const id of [one.id, two.id, gone, blocked]) {
    await arrangeFollow(db, id, author.id);
    await arrangeFollow(db, author.id, id);
  }
  await arrangeFollow(db, two.id, reader.id);
  await block(blocked, reader.id);
  for (const list of ['followers', 'followings']) {
    const { result } = await get(author.id, list);
    expect(idsOf(result.list)).toEqual([two.id, one.id]);
    expect(result.list[0]).toMatchObject({ is_followed: 3, follows_me: true });
    expect(result.list[1]).toMatchObject({ follows_me: false });
    expect(idsOf((await getAsGuest(author.id, list)).result.list)).toEqual([blocked, two.id, one.id]);
    expect(idsOf((await get(author.id, `${list}?q=TEA`)).result.list)).toEqual([one.id]);
    expect(idsOf((await get(author.id, `${list}?q=${encodeURIComponent('海边')}`)).result.list)).toEqual([
      two.id,
    ]);
    expect(idsOf((await get(author.id, `${list}?q=${one.username}`)).result.list)).toEqual([one.id]);
    expect((await get(author.id, `${list}?q=%25`)).result.list).toEqual([]);
    const first = (await get(author.id, `${list}?limit=1`)).result;
    const second = (await get(author.id, `${list}?limit=1&next_id=${first.next_id}`)).result;
    expect(idsOf([...first.list, ...second.list])).toEqual([two.id, one.id]);
  }
});

test('whether one may comment on what somebody writes', async () => {
  const [author, blocked] = [await app.signUp(), await app.signUp()];
  await block(reader.id, blocked.id);
  expect((await get(author.id, 'permissions/comment')).result).toEqual({ allow_comment: true });
  expect((await get(blocked.id, 'permissions/comment')).result).toEqual({ allow_comment: false });
  expect((await get(reader.id, 'permissions/comment', blocked.access)).error).toBe('api.author_deleted');
});

test('who follows whom is counted exactly, whatever happens at once', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => app.signUp()));
  const turns = people.flatMap((from) =>
    people.flatMap((to) =>
      from === to
        ? []
        : ['follow', 'unfollow', 'follow', 'follow', 'unfollow', 'follow'].map((verb) => ({
            from,
            to,
            verb,
          })),
    ),
  );
  await Promise.all(
    turns.map(({ from, to, verb }) => put(`/social/api/authors/${to.id}/${verb}`, from.access)),
  );
  const rows = await app
    .db()
    .selectFrom('follows')
    .where('user_id', 'in', idsOf(people))
    .select(['user_id', 'author_id'])
    .execute();
  for (const { id } of people) {
    expect((await get(id, 'counts')).result).toMatchObject({
      followers: rows.filter((row) => row.author_id === id).length,
      followings: rows.filter((row) => row.user_id === id).length,
    });
  }
});
