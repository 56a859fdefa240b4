import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../infra/ids.ts';
import { createServices } from '../../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangeFollow, arrangePerson, arrangePost } from '../social.testing.ts';

let test: TestApp;
let reader: TestPerson;
let writer: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  [reader, writer] = [await test.signUp(), await test.signUp()];
});
afterAll(() => test.stop());

const get = (id: string, token = reader.access) => test.call({ url: `/social/api/posts/${id}`, token });
const getAsGuest = (id: string) => test.call({ url: `/social/api/guest/posts/${id}` });
const put = (path: string, token?: string) =>
  test.call({ method: 'PUT', url: `/social/api/${path}`, ...(token && { token }) });

describe('one post', () => {
  it('is for signed-in people, and has a call of its own for guests', async () => {
    const id = await arrangePost(test.db(), writer.id);
    expect((await test.call({ url: `/social/api/posts/${id}` })).status).toBe(401);
    expect((await get(id)).result).toMatchObject({ id, author: { is_followed: 3 } });
    expect((await get(id, writer.access)).result.author.is_followed).toBe(1);
    expect((await getAsGuest(id)).result).toMatchObject({ id, liked: false });
  });

  it.each([
    [{ review: 'auditing' }, 403, 'api.post_auditing'],
    [{ review: 'rejected' }, 403, 'api.post_audit_rejected'],
    [{ review: 'deleted' }, 404, 'api.post_not_exist'],
    [{ privacy: 'self' }, 403, 'api.view_permission_denied'],
    [{ privacy: 'followers' }, 403, 'api.view_permission_denied'],
    [{ privacy: 'mutual' }, 403, 'api.view_permission_denied'],
  ])('in the state %j is refused to others', async (state, status, error) => {
    const id = await arrangePost(test.db(), writer.id, state);
    expect(await get(id)).toMatchObject({ status, error });
    expect(await getAsGuest(id)).toMatchObject({ status, error });
    for (const path of [`posts/${id}/like`, `posts/${id}/collect`]) {
      expect(await put(path, reader.access)).toMatchObject({ status, error });
    }
    expect((await get(id, writer.access)).status).toBe(error === 'api.post_not_exist' ? 404 : 200);
  });

  it('of nobody, or under an id of another brand, does not exist', async () => {
    const elsewhere = await arrangePost(test.db('lotus'), await arrangePerson(test.db('lotus')));
    for (const id of [newId(), elsewhere]) {
      expect(await get(id)).toMatchObject({ status: 404, error: 'api.post_not_exist' });
      expect(await getAsGuest(id)).toMatchObject({ status: 404, error: 'api.post_not_exist' });
    }
    expect((await getAsGuest("x'--")).error).toBe('api.validation');
  });

  it('of a cancelled account is gone', async () => {
    const id = await arrangePost(test.db(), await arrangePerson(test.db(), { delete_at: new Date() }));
    expect(await get(id)).toMatchObject({ status: 410, error: 'api.author_deleted' });
    expect(await getAsGuest(id)).toMatchObject({ status: 410, error: 'api.author_deleted' });
  });

  it('of who has blocked the reader is not there; whom the reader has blocked may be opened', async () => {
    const [blocker, blocked] = [await arrangePerson(test.db()), await arrangePerson(test.db())];
    const [theirs, other] = [await arrangePost(test.db(), blocker), await arrangePost(test.db(), blocked)];
    await test
      .db()
      .insertInto('blocks')
      .values([
        { user_id: blocker, block_id: reader.id },
        { user_id: reader.id, block_id: blocked },
      ])
      .execute();
    expect(await get(theirs)).toMatchObject({ status: 404, error: 'api.post_not_exist' });
    for (const path of [`posts/${theirs}/like`, `posts/${theirs}/collect`]) {
      expect((await put(path, reader.access)).error).toBe('api.post_not_exist');
    }
    expect((await get(other)).status).toBe(200);
    const comment = (id: string) =>
      test.call({
        method: 'POST',
        url: `/social/api/posts/${id}/comment`,
        token: reader.access,
        body: { text: 'hello', cid: `blocked-${id}` },
      });
    expect((await comment(theirs)).error).toBe('api.post_not_exist');
    expect((await comment(other)).error).toBe('api.comment_not_allowed');
  });

  it('for followers opens to followers, for mutual followers when both follow', async () => {
    const author = await arrangePerson(test.db());
    const [followers, mutual] = [
      await arrangePost(test.db(), author, { privacy: 'followers' }),
      await arrangePost(test.db(), author, { privacy: 'mutual' }),
    ];
    await arrangeFollow(test.db(), reader.id, author);
    expect([(await get(followers)).status, (await get(mutual)).status]).toEqual([200, 403]);
    await arrangeFollow(test.db(), author, reader.id);
    expect((await get(mutual)).status).toBe(200);
  });
});

describe('likes and collections', () => {
  it('ask for a session', async () => {
    const id = await arrangePost(test.db(), writer.id);
    for (const verb of ['like', 'unlike', 'collect', 'uncollect']) {
      expect(await put(`posts/${id}/${verb}`)).toMatchObject({ status: 401 });
      expect(await put(`posts/${newId()}/${verb}`, reader.access)).toMatchObject({
        error: 'api.post_not_exist',
      });
    }
  });

  it('are counted once, seen by others, and taken back once', async () => {
    const id = await arrangePost(test.db(), writer.id, { like_count: 7, collect_count: 2 });
    const after = async (verb: string) => (await put(`posts/${id}/${verb}`, reader.access)).result;
    const marks = (like: number, collect: number, liked: boolean, collected: boolean) => ({
      counts: { like, comment: 0, collect, share: 0 },
      liked,
      collected,
    });
    expect(await after('like')).toEqual(marks(8, 2, true, false));
    expect(await after('like')).toEqual(marks(8, 2, true, false));
    expect(await after('collect')).toEqual(marks(8, 3, true, true));
    expect((await get(id, writer.access)).result).toMatchObject({ counts: { like: 8 }, liked: false });
    expect(await after('unlike')).toEqual(marks(7, 3, false, true));
    expect(await after('unlike')).toEqual(marks(7, 3, false, true));
    expect(await after('uncollect')).toEqual(marks(7, 2, false, false));
  });

  it('are taken back by who cannot see the post any more, and put on no such post', async () => {
    const id = await arrangePost(test.db(), writer.id);
    const after = (verb: string) => put(`posts/${id}/${verb}`, reader.access);
    for (const verb of ['like', 'collect']) await after(verb);
    await test.db().updateTable('posts').set({ privacy: 'self' }).where('id', '=', id).execute();
    expect((await after('unlike')).result).toMatchObject({ counts: { like: 0 }, liked: false });
    expect((await after('uncollect')).result).toMatchObject({ counts: { collect: 0 }, collected: false });
    // Who has none to take back is told nothing of it.
    for (const verb of ['like', 'unlike', 'uncollect'])
      expect((await after(verb)).error).toBe('api.view_permission_denied');
    await test.db().updateTable('posts').set({ privacy: 'everyone' }).where('id', '=', id).execute();
    await after('like');
    await test.db().insertInto('blocks').values({ user_id: writer.id, block_id: reader.id }).execute();
    expect((await after('unlike')).error).toBe('api.post_not_exist');
    await test.db().deleteFrom('blocks').where('user_id', '=', writer.id).execute();
    expect((await get(id, reader.access)).result).toMatchObject({ counts: { like: 0 }, liked: false });
  });

  it('of fifty people at once are all counted, with repeats and takings back between them', async () => {
    const id = await arrangePost(test.db(), writer.id);
    const { social } = createServices(test.infra);
    const brand = test.infra.brands.all.find((known) => known.id === 'aurora');
    if (!brand) throw new Error('no brand');
    const tenant = { brand, db: test.db() };
    const people = await Promise.all(Array.from({ length: 50 }, () => arrangePerson(test.db())));
    const like = (userId: string, on: boolean) =>
      social.mark(tenant, { userId, sessionId: 's', scope: 'session' }, id, { mark: 'like', on });
    await Promise.all(people.flatMap((person) => [like(person, true), like(person, true)]));
    expect((await get(id)).result.counts.like).toBe(50);
    await Promise.all(
      people.flatMap((person, index) => [like(person, index < 20), like(person, index < 20)]),
    );
    expect((await get(id)).result.counts.like).toBe(20);
    await Promise.all(people.flatMap((person, index) => [like(person, index % 2 === 0), like(person, true)]));
    const rows = await test.db().selectFrom('post_likes').selectAll().where('post_id', '=', id).execute();
    expect((await get(id)).result.counts.like).toBe(rows.length);
  });
});

describe('follows', () => {
  it('ask for a session, and for somebody else who is there', async () => {
    const gone = await arrangePerson(test.db(), { delete_at: new Date() });
    expect((await put(`authors/${writer.id}/follow`)).status).toBe(401);
    expect((await put(`authors/${reader.id}/follow`, reader.access)).error).toBe('api.invalid_user_id');
    expect((await put(`authors/${reader.id}/unfollow`, reader.access)).error).toBe('api.invalid_user_id');
    expect((await put(`authors/${newId()}/follow`, reader.access)).error).toBe('api.invalid_user_id');
    expect((await put(`authors/${gone}/follow`, reader.access)).error).toBe('api.author_deleted');
    expect((await put(`authors/a_b/follow`, reader.access)).error).toBe('api.validation');
  });

  it('change what a post says of its author, and repeats change nothing', async () => {
    const id = await arrangePost(test.db(), writer.id);
    const relation = async () => (await get(id)).result.author.is_followed;
    for (const _ of [1, 2]) {
      expect((await put(`authors/${writer.id}/follow`, reader.access)).result).toEqual({ is_followed: 2 });
    }
    expect(await relation()).toBe(2);
    for (const _ of [1, 2]) {
      expect((await put(`authors/${writer.id}/unfollow`, reader.access)).result).toEqual({ is_followed: 3 });
    }
    expect(await relation()).toBe(3);
  });
});
