import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketIn } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangePost } from '../social.testing.ts';
import { publishing } from './publishing.testing.ts';

let app: TestApp;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  [ann, ben] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.stop());
const { ask, open, publish, settled, upload } = publishing(() => app);

const tenant = () => app.tenant();
const erase = () => app.services.social.erasePosts(tenant(), new AbortController().signal);
const remove = (person: TestPerson, id: string) => ask(person, 'DELETE', `posts/${id}`);
const permit = (person: TestPerson, id: string, body: object) =>
  ask(person, 'PUT', `posts/${id}/permissions`, body);

test('who may see, comment on and save a post is its author’s to say; what is not said stays', async () => {
  const id = await arrangePost(app.db(), ann.id);
  expect((await permit({ ...ann, access: '' }, id, {})).status).toBe(401);
  expect((await permit(ben, id, { privacy: 'self' })).error).toBe('api.post_not_exist');
  expect((await permit(ann, id, { privacy: 'nobody' })).error).toBe('api.validation');
  const { result } = await permit(ann, id, { privacy: 'self', allow_save: false });
  expect(result.permissions).toEqual({ privacy: 'self', allow_save: false, allow_comment: true });
  expect((await ask(ben, 'GET', `posts/${id}`)).error).toBe('api.view_permission_denied');
  expect((await permit(ann, id, { privacy: 'everyone' })).result.permissions.allow_save).toBe(false);
  expect((await permit(ann, id, {})).result.permissions.privacy).toBe('everyone');
  expect((await ask(ben, 'GET', `posts/${id}`)).status).toBe(200);
});

test('a post that is deleted is gone for everybody at once, and with all that hung on it soon', async () => {
  const { result } = await publish(ann, { kind: 'images', media: [{ file_path: await upload(ann) }] });
  const { id, media } = await settled(ann, result.id);
  const counts = async () => (await ask(ben, 'GET', `authors/${ann.id}/counts`)).result.posts;
  const before = await counts();
  await ask(ben, 'PUT', `posts/${id}/like`);
  await ask(ben, 'PUT', `posts/${id}/collect`);
  await ask(ben, 'POST', `posts/${id}/comment`, { text: 'lovely', cid: 'c1' });
  expect((await remove(ben, id)).error).toBe('api.post_not_exist');
  expect([(await remove(ann, id)).result, (await remove(ann, id)).result]).toEqual([{}, {}]);
  for (const person of [ann, ben])
    expect((await ask(person, 'GET', `posts/${id}`)).error).toBe('api.post_not_exist');
  expect((await ask(ben, 'PUT', `posts/${id}/like`)).error).toBe('api.post_not_exist');
  expect((await permit(ann, id, { privacy: 'self' })).error).toBe('api.post_not_exist');
  expect(await counts()).toBe(before - 1);

  await erase();
  const urls = [media[0].url, media[0].url.replace('.jpg', '-480.avif')];
  expect(await Promise.all(urls.map(async (url) => (await open(url)).status))).toEqual([404, 404]);
  for (const table of ['post_likes', 'post_collects', 'comments'] as const)
    expect(await app.db().selectFrom(table).select('post_id').where('post_id', '=', id).execute()).toEqual(
      [],
    );
  const row = app.db().selectFrom('posts').select(['description', 'erase_at']).where('id', '=', id);
  expect(await row.execute()).toEqual([{ description: '', erase_at: null }]);
});

test('replies go before what they reply to', async () => {
  const id = await arrangePost(app.db(), ann.id);
  const comment = (await ask(ben, 'POST', `posts/${id}/comment`, { text: 'one', cid: 'c2' })).result;
  const bucket = bucketIn(id);
  await app
    .db()
    .insertInto('comments')
    .values({
      bucket,
      id: `0hof00000zz${bucket}aaaaaaaa`,
      post_id: id,
      parent_id: comment.id,
      author_id: ann.id,
      text: 'two',
      cid: 'c3',
    })
    .execute();
  await remove(ann, id);
  await erase();
  expect(await app.db().selectFrom('comments').select('id').where('post_id', '=', id).execute()).toEqual([]);
});

test('a post that is deleted while it is made ready never appears, and leaves no file', async () => {
  const path = await upload(ann);
  const { result } = await publish(ann, { kind: 'images', media: [{ file_path: path }] });
  await remove(ann, result.id);
  const row = async () =>
    app
      .db()
      .selectFrom('posts')
      .select(['review', 'media', 'erase_at'])
      .where('id', '=', result.id)
      .executeTakeFirstOrThrow();
  const { file } = (await row()).media[0] ?? {};
  await expect
    .poll(
      async () => {
        await erase();
        const drawings = [`${file}`, `${file}`.replace('.jpg', '-480.jpg')];
        const found = await Promise.all(
          drawings.map((each) => app.infra.objects.get(`aurora/public/${each}`)),
        );
        const jobs = await app.infra.database.pool.query(
          `select 1 from jobs.job where name = 'social.prepare-pictures' and state not in ('completed', 'failed')`,
        );
        return [jobs.rows.length, (await row()).review, ...found.map(Boolean)];
      },
      { timeout: 30_000 },
    )
    .toEqual([0, 'deleted', false, false]);
});
