import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangePerson, arrangePost } from '../social.testing.ts';

let app: TestApp;
let people: TestPerson[];
let author: string;
beforeAll(async () => {
  app = await startTestApp();
  people = [await app.signUp(), await app.signUp(), await app.signUp()];
  author = await arrangePerson(app.db());
});
afterAll(() => app.stop());

const VERBS = ['like', 'unlike', 'collect', 'uncollect'] as const;
type Verb = (typeof VERBS)[number];

const mark = (person: number, id: string, verb: Verb) =>
  app.call({
    method: 'PUT',
    url: `/social/api/posts/${id}/${verb}`,
    token: people[person]?.access ?? '',
  });
const countsOf = async (id: string) =>
  (await app.call({ url: `/social/api/posts/${id}`, token: people[0]?.access ?? '' })).result.counts;
const rowsOf = async (table: 'post_likes' | 'post_collects', id: string) =>
  (await app.db().selectFrom(table).select('user_id').where('post_id', '=', id).execute()).length;

test('twenty likes and takings back of one person at once leave what the row says', async () => {
  const id = await arrangePost(app.db(), author);
  await Promise.all(Array.from({ length: 20 }, (_, n) => mark(0, id, n % 2 === 0 ? 'like' : 'unlike')));
  expect((await countsOf(id)).like).toBe(await rowsOf('post_likes', id));
  await mark(0, id, 'unlike');
  expect((await countsOf(id)).like).toBe(0);
});

test('counts are the number of those who marked, whatever they did in whatever order', async () => {
  const step = fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...VERBS));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 5 }), async (rounds) => {
      const id = await arrangePost(app.db(), author);
      for (const round of rounds) await Promise.all(round.map(([person, verb]) => mark(person, id, verb)));
      expect(await countsOf(id)).toMatchObject({
        like: await rowsOf('post_likes', id),
        collect: await rowsOf('post_collects', id),
      });
    }),
    { numRuns: 10 },
  );
});

test('what is deleted, or whose author is gone, while it is watched takes no marks and keeps its counts', async () => {
  const leaving = await arrangePerson(app.db());
  const [deleted, left] = [await arrangePost(app.db(), author), await arrangePost(app.db(), leaving)];
  for (const id of [deleted, left]) expect((await mark(0, id, 'like')).result.counts.like).toBe(1);
  await app.db().updateTable('posts').set({ review: 'deleted' }).where('id', '=', deleted).execute();
  await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', leaving).execute();
  for (const [id, error] of [
    [deleted, 'api.post_not_exist'],
    [left, 'api.author_deleted'],
  ] as const) {
    for (const verb of VERBS) expect((await mark(1, id, verb)).error).toBe(error);
    const view = {
      method: 'POST',
      url: `/social/api/posts/${id}/view`,
      token: people[1]?.access ?? '',
    } as const;
    expect((await app.call(view)).error).toBe(error);
    const { like_count } = await app
      .db()
      .selectFrom('posts')
      .select('like_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(like_count).toBe(1);
  }
});
