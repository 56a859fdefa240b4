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

const idsOf = (result: { list: { id: string }[] }) => result.list.map(({ id }) => id);
const listed = async () =>
  idsOf((await app.call({ url: '/social/api/newcomers', token: reader.access })).result);

/** Somebody with a post. */
const author = async (post = {}): Promise<string> => {
  const id = await arrangePerson(app.db());
  await arrangePost(app.db(), id, post);
  return id;
};

test('newcomers need a session, and guests have a call of their own', async () => {
  const id = await author();
  expect((await app.call({ url: '/social/api/newcomers' })).status).toBe(401);
  const guest = (await app.call({ url: '/social/api/guest/newcomers' })).result;
  expect(guest.list[0]).toMatchObject({ id, is_followed: 3, follows_me: false });
});

test('are the latest eight who show something to everybody, and not oneself', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 9; n += 1) ids.push(await author());
  await arrangePost(app.db(), reader.id, {});
  await arrangePerson(app.db());
  await author({ review: 'auditing' });
  await author({ privacy: 'followers' });
  expect(await listed()).toEqual(ids.toReversed().slice(0, 8));
});

test('leave out whom the reader follows or does not want to see, who blocks them, and who is gone', async () => {
  const [followed, blocked, blocking, hidden, gone, shown] = await Promise.all(
    Array.from({ length: 6 }, () => author()),
  );
  const db = app.db();
  await arrangeFollow(db, reader.id, followed as string);
  await arrangeFollow(db, shown as string, reader.id);
  await db
    .insertInto('blocks')
    .values([
      { user_id: reader.id, block_id: blocked as string },
      { user_id: blocking as string, block_id: reader.id },
    ])
    .execute();
  const hide = { url: `/social/api/authors/${hidden}/hide`, method: 'PUT', token: reader.access } as const;
  expect((await app.call(hide)).status).toBe(200);
  await db
    .updateTable('users')
    .set({ delete_at: new Date() })
    .where('id', '=', gone as string)
    .execute();
  const list = await listed();
  expect(list[0]).toBe(shown);
  for (const id of [followed, blocked, blocking, hidden, gone]) expect(list).not.toContain(id);
});
