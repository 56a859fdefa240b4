import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf } from '../../jobs.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploading } from '../media/uploading.testing.ts';
import { talking } from '../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, pair, people, post } = talking(() => app);
const { send, tenant } = uploading(() => app);

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .toBuffer();
const target = (person: TestPerson, extension = 'jpg') =>
  ask(person, 'GET', `/api/v1/files/reports/upload_image?extension=${extension}`);
/** A picture of somebody, put where reports have theirs. */
const upload = async (person: TestPerson): Promise<string> => {
  const { form_data, file_path } = (await target(person)).result;
  expect((await send(form_data, await picture())).status).toBe(200);
  return file_path;
};
const report = (person: TestPerson, { id }: TestPerson, images: string[]) =>
  ask(person, 'POST', '/api/v1/users/report', { user_id: id, reason: 'spam', images });
const stored = ({ id }: TestPerson) =>
  app.db().selectFrom('reports').select('images').where('user_id', '=', id).execute();
const three = async () => (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
const objectAt = (filePath: string) => app.infra.objects.get(`aurora/${filePath}`);

test('a place for a picture needs a session, and is for pictures alone', async () => {
  const [ann] = await three();
  expect((await target({ ...ann, access: '' })).status).toBe(401);
  for (const extension of ['pdf', 'mp4', 'svg', '']) {
    expect((await target(ann, extension)).error).toBe('api.validation');
  }
  const { form_data } = (await target(ann)).result;
  expect((await send(form_data, Buffer.from('no picture at all'))).error).toBe('api.unsupported_type');
  expect((await send(form_data, Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBeGreaterThanOrEqual(400);
});

test('up to four pictures go with a report, drawn anew', async () => {
  const [ann, ben] = await three();
  const images = await Promise.all(Array.from({ length: 4 }, () => upload(ann)));
  const fifth = await upload(ann);
  expect((await report(ann, ben, [...images, fifth])).error).toBe('api.validation');
  expect((await report(ann, ben, images)).result).toEqual({});
  expect(await stored(ann)).toEqual([{ images }]);
  const kept = await objectAt(images[0] ?? '');
  const bytes = Buffer.concat((await kept?.read().toArray()) ?? []);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('one’s own alone, that arrived, each once', async () => {
  const { ann, ben, id } = await pair();
  const [cas] = await three();
  const [own, foreign] = [await upload(ann), await upload(cas)];
  const { file_path: missing } = (await target(ann)).result;
  const chat = (await ask(ann, 'GET', `/api/v1/files/groups/${id}/upload_file?extension=jpg`)).result;
  await send(chat.form_data, await picture());
  for (const images of [
    [foreign],
    [missing],
    [chat.file_path],
    ['reports/../x'],
    [own, own],
    [own, foreign],
  ]) {
    expect((await report(ann, ben, images)).error).toBe('api.invalid_data');
  }
  expect(await stored(ann)).toEqual([]);
  const answers = await Promise.all([report(ann, ben, [own]), report(ann, cas, [own])]);
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual(['api.invalid_data']);
  expect(await stored(ann)).toEqual([{ images: [own] }]);
  expect((await post(ann, id, { type: 'image', file_path: own })).error).toBe('api.invalid_data');
});

test('the avatar of who is reported is kept when they take another one', async () => {
  const [ann, ben] = await three();
  const [first, second] = ['avatars/ben/first.webp', 'avatars/ben/second.webp'];
  await app.infra.objects.put(
    `aurora/public/${first}`,
    await sharp(await picture())
      .webp()
      .toBuffer(),
  );
  const wear = (avatar: string) =>
    app.db().updateTable('users').set({ avatar }).where('id', '=', ben.id).execute();
  await wear(first);
  await report(ann, ben, []);
  await app.infra.objects.remove(`aurora/public/${first}`);
  await wear(second);
  const cas = await app.signUp();
  expect((await report(cas, ben, [])).result).toEqual({});
  const said = async ({ id }: TestPerson) =>
    (await app.db().selectFrom('reports').select('said').where('user_id', '=', id).executeTakeFirstOrThrow())
      .said;
  const kept = await objectAt(String((await said(ann))['picture']));
  expect((await sharp(Buffer.concat((await kept?.read().toArray()) ?? [])).metadata()).width).toBe(40);
  expect((await said(cas))['picture']).toBeUndefined();
});

test('those of no report are removed after a day; those of one stay', async () => {
  const [ann, ben] = await three();
  const [used, unused] = [await upload(ann), await upload(ann)];
  await report(ann, ben, [used]);
  const past = new Date(Date.now() - 60_000);
  await app.db().updateTable('uploads').set({ check_at: past }).where('user_id', '=', ann.id).execute();
  const sweep = jobsOf(createServices(app.infra)).find(({ name }) => name === 'messages.sweep-files');
  await sweep?.run(tenant(), {}, new AbortController().signal);
  expect([(await objectAt(used)) !== undefined, await objectAt(unused)]).toEqual([true, undefined]);
});
