import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { arrangePerson, arrangePost } from '../social.testing.ts';
import { createErasing } from './erasing.service.ts';

let app: TestApp;
let author: string;
beforeAll(async () => {
  app = await startTestApp();
  author = await arrangePerson(app.db());
});
afterAll(() => app.stop());

const tenant = () => app.tenant();
/** Erases with an object store that does what `remove` does. */
const erase = (remove: (paths: readonly string[]) => Promise<void>) =>
  createErasing({
    media: { keepEvidence: async () => undefined, removePostMedia: (_, paths) => remove(paths) },
    isPostReported: async () => false,
  }).erasePosts(tenant(), new AbortController().signal);

const due = (file: string, review: 'deleted' | 'rejected', minutes: number) =>
  arrangePost(app.db(), author, {
    ...{ review, description: 'Tea', erase_at: new Date(Date.now() - minutes * 60_000) },
    media: JSON.stringify([{ file, width: 1, height: 1, thumbhash: '' }]),
  });
const rowOf = (id: string) =>
  app
    .db()
    .selectFrom('posts')
    .where('id', '=', id)
    .select(['description', 'erase_at'])
    .executeTakeFirstOrThrow();

test('posts that do not go keep no other from going, and are tried again', async () => {
  const stuck = await Promise.all(
    Array.from({ length: 50 }, (_, at) => due(`stuck/${at}.jpg`, 'deleted', 60)),
  );
  const last = await due('posts/last.jpg', 'deleted', 1);
  const failing = erase(async ([path]) => {
    if (path?.startsWith('stuck/')) throw new Error('the store is away');
  });
  await expect(failing).rejects.toThrow('posts were not erased');
  expect(await rowOf(last)).toEqual({ description: '', erase_at: null });
  expect(await rowOf(stuck[0] ?? '')).toMatchObject({ description: 'Tea', erase_at: expect.any(Date) });
  await erase(async () => undefined);
  for (const id of stuck) expect(await rowOf(id)).toEqual({ description: '', erase_at: null });
});

test('a refused post that its author deletes while its files go is erased as a deleted one', async () => {
  const id = await due('posts/refused.jpg', 'rejected', 1);
  const posts = app.db().updateTable('posts').where('id', '=', id);
  await erase(async () => {
    await posts.set({ review: 'deleted', erase_at: new Date(Date.now() - 1000) }).execute();
  });
  expect(await rowOf(id)).toMatchObject({ description: 'Tea', erase_at: expect.any(Date) });
  await erase(async () => undefined);
  expect(await rowOf(id)).toEqual({ description: '', erase_at: null });
});
