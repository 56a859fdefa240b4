import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangeFollow, arrangePerson, arrangePost } from '../social.testing.ts';

let app: TestApp;
let reader: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  reader = await app.signUp();
});
afterAll(() => app.stop());

const get = (id: string, counts = '') =>
  app.call({ url: `/social/api/authors/${id}${counts}`, token: reader.access });
const getAsGuest = (id: string, counts = '') => app.call({ url: `/social/api/guest/authors/${id}${counts}` });
const block = (user_id: string, block_id: string) =>
  app.db().insertInto('blocks').values({ user_id, block_id }).execute();

test.each(['', '/counts'])(
  'authors/:id%s needs a session, and has a call of its own for guests',
  async (counts) => {
    const { id } = await app.signUp();
    expect((await app.call({ url: `/social/api/authors/${id}${counts}` })).status).toBe(401);
    expect((await getAsGuest(id, counts)).status).toBe(200);
    const elsewhere = await arrangePerson(app.db('lotus'));
    const gone = await arrangePerson(app.db(), { delete_at: new Date() });
    for (const ask of [get, getAsGuest]) {
      for (const nobody of ['nobody', elsewhere]) {
        expect(await ask(nobody, counts)).toMatchObject({ status: 404, error: 'api.not_found' });
      }
      expect(await ask(gone, counts)).toMatchObject({ status: 410, error: 'api.author_deleted' });
    }
    await block(id, reader.id);
    expect(await get(id, counts)).toMatchObject({ status: 410, error: 'api.author_deleted' });
    expect((await getAsGuest(id, counts)).status).toBe(200);
  },
);

test('an author is shown with what they are to the reader, also whom the reader has blocked', async () => {
  const author = await app.signUp({ nickname: 'Tea House' });
  const shown = {
    id: author.id,
    nickname: 'Tea House',
    username: author.username,
    avatar: '',
    avatar_thumbnail: '',
    bio: '',
    follows_me: false,
    liked_open: true,
    collected_open: false,
  };
  expect((await get(author.id)).result).toEqual({ ...shown, is_followed: 3 });
  await arrangeFollow(app.db(), reader.id, author.id);
  expect((await get(author.id)).result.is_followed).toBe(2);
  expect((await get(reader.id)).result.is_followed).toBe(1);
  expect((await getAsGuest(author.id)).result).toEqual({ ...shown, is_followed: 3 });
  await block(reader.id, author.id);
  expect((await get(author.id)).status).toBe(200);
});

test('what is counted is what everybody may see', async () => {
  const { id } = await app.signUp();
  const db = app.db();
  expect((await get(id, '/counts')).result).toEqual({ posts: 0, followers: 0, followings: 0, likes: 0 });
  for (const changes of [{ like_count: 3 }, { like_count: 4 }]) await arrangePost(db, id, changes);
  for (const changes of [{ privacy: 'self' }, { review: 'auditing' }, { review: 'deleted' }]) {
    await arrangePost(db, id, { ...changes, like_count: 100 });
  }
  await arrangeFollow(db, id, reader.id);
  for (let count = 0; count < 2; count += 1) await arrangeFollow(db, await arrangePerson(db), id);
  const counts = { posts: 2, followers: 2, followings: 1, likes: 7 };
  expect((await get(id, '/counts')).result).toEqual(counts);
  expect((await getAsGuest(id, '/counts')).result).toEqual(counts);
});

test('authors are under the quota of guests', async () => {
  const strict = await startTestApp({ env: { GUEST_POSTS_PER_HOUR: '2' } });
  onTestFinished(() => strict.stop());
  const { id } = await strict.signUp();
  const ask = (counts = '') => strict.call({ url: `/social/api/guest/authors/${id}${counts}` });
  expect([(await ask()).status, (await ask('/counts')).status]).toEqual([200, 200]);
  for (const answer of [await ask(), await ask('/counts')]) expect(answer.error).toBe('api.guest_quota');
});
