import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploading } from '../media/uploading.testing.ts';
import { talking } from '../messages/talk.testing.ts';
import { arrangePost } from '../social/social.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, people, post } = talking(() => app);
const { send, tenant } = uploading(() => app);

const arrange = async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  return { ann, ben, id: await group(ann, ben) };
};
/** A document that somebody says something with. */
const document = async (who: TestPerson, id: string) => {
  const url = `/api/v1/files/groups/${id}/upload_file?extension=pdf`;
  const { file_path, form_data } = (await ask(who, 'GET', url)).result;
  await send(form_data, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'));
  const { result } = await post(who, id, { type: 'file', file_path, filename: 'sale.pdf' });
  return { file: String(file_path), messageId: String(result.id) };
};
const report = (who: TestPerson, id: string, body: object = {}) =>
  ask(who, 'POST', `/api/v1/groups/${id}/report`, { reason: 'fraud', ...body });
const said = async ({ id }: TestPerson) =>
  (await app.db().selectFrom('reports').select('said').where('user_id', '=', id).execute()).map(
    (row) => row.said,
  );
const isThere = async (path: string) => (await app.infra.objects.get(`aurora/${path}`)) !== undefined;
const sweep = async () => {
  const past = new Date(Date.now() - 60_000);
  await app.db().updateTable('uploads').set({ check_at: past }).execute();
  await createServices(app.infra).messages.sweepFiles(tenant());
};

test('the file of a reported message stays when the message goes, and no other', async () => {
  const { ann, ben, id } = await arrange();
  const [bad, other] = [await document(ann, id), await document(ann, id)];
  expect((await report(ben, id, { msg_id: bad.messageId })).result).toEqual({});
  for (const { messageId } of [bad, other]) await ask(ann, 'DELETE', `/api/v1/messages/${messageId}`);
  await sweep();
  expect([await isThere(bad.file), await isThere(other.file)]).toEqual([true, false]);
  expect(await said(ben)).toMatchObject([{ type: 'file', file_path: bad.file }]);
});

test('a report that is refused keeps no file', async () => {
  const { ann, ben, id } = await arrange();
  const { file, messageId } = await document(ann, id);
  const images = ['reports/none.jpg'];
  expect((await report(ben, id, { msg_id: messageId, images })).error).toBe('api.invalid_data');
  await ask(ann, 'DELETE', `/api/v1/messages/${messageId}`);
  await sweep();
  expect(await isThere(file)).toBe(false);
});

test('the picture of a reported group is kept when its owner ends it; one copy for one report', async () => {
  const { ann, ben, id } = await arrange();
  const icon = `groups/${id}/sale.webp`;
  const picture = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  const drawn = await sharp({ create: picture }).webp().toBuffer();
  await app.infra.objects.put(`aurora/public/${icon}`, drawn);
  await app.db().updateTable('groups').set({ icon }).where('id', '=', id).execute();
  const answers = await Promise.all([report(ben, id), report(ben, id), report(ben, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await ask(ann, 'DELETE', `/api/v1/groups/${id}`);
  await sweep();
  expect(await isThere(`public/${icon}`)).toBe(false);
  const [kept] = await said(ben);
  expect(await isThere(String(kept?.['picture']))).toBe(true);
  const copies = await app
    .db()
    .selectFrom('uploads')
    .select('file_path')
    .where('user_id', '=', ben.id)
    .execute();
  expect(copies).toEqual([{ file_path: kept?.['picture'] }]);
});

test('the pictures of a reported post stay for operators when its author deletes it, and those of no other', async () => {
  const { ann, ben } = await arrange();
  const publish = async (name: string) => {
    const file = `posts/${name}/0.jpg`;
    await app.infra.objects.put(`aurora/public/${file}`, Buffer.from(name));
    const media = JSON.stringify([{ file, width: 4, height: 3, thumbhash: '' }]);
    return { file, id: await arrangePost(app.db(), ann.id, { kind: 'images', media, description: name }) };
  };
  const [bad, other] = [await publish('fraud'), await publish('tea')];
  const body = { post_id: bad.id, reason: 'fraud' };
  expect((await ask(ben, 'POST', '/social/api/report/post', body)).result).toEqual({});
  for (const { id } of [bad, other]) await ask(ann, 'DELETE', `/social/api/posts/${id}`);
  for (let again = 0; again < 2; again += 1)
    await app.services.social.erasePosts(tenant(), new AbortController().signal);
  const paths = [bad, other].flatMap(({ file }) => [`public/${file}`, `reports/${file}`]);
  expect(await Promise.all(paths.map(isThere))).toEqual([false, true, false, false]);
  expect((await app.call({ url: `/objects/reports/${bad.file}`, token: ben.access })).status).toBe(404);
  expect(await said(ben)).toMatchObject([{ kind: 'images', description: 'fraud' }]);
});
