import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf, newKeyedId } from '../../infra/ids.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploading } from '../media/uploading.testing.ts';

const DAY = 24 * 3_600_000;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');

const bucket = bucketOf('g1');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db().insertInto('groups').values({ bucket, id: 'g1', type: 1, name: 'g1' }).execute();
});
afterAll(() => app.stop());
const { prepare, prepareVideo, send, tenant } = uploading(() => app);

const ago = (days: number) => new Date(Date.now() - days * DAY);

/** A file that came so many days ago; its check is due when one would be. */
const arrive = async (days: number): Promise<string> => {
  const { file_path, form_data } = await prepare('pdf');
  await send(form_data, PDF);
  const when = { create_at: ago(days), check_at: ago(days - 1) };
  await app.db().updateTable('uploads').set(when).where('file_path', '=', file_path).execute();
  return file_path;
};

let seq = 0;
const carry = async (file_path: string, type: string, days: number) => {
  seq += 1;
  const row = { bucket, id: newKeyedId('g1'), group_id: 'g1', user_id: 'ann', seq, cid: `c${seq}`, text: '' };
  await app
    .db()
    .insertInto('messages')
    .values({ ...row, type, file_path, create_at: ago(days) })
    .execute();
};

const sweep = () => createServices(app.infra).messages.sweepFiles(tenant());
const isThere = async (file_path: string) =>
  (await app.infra.objects.get(`aurora/${file_path}`)) !== undefined;

test('what no message took up goes after a day', async () => {
  const [young, old] = [await arrive(0.5), await arrive(1.1)];
  await sweep();
  expect([await isThere(young), await isThere(old)]).toEqual([true, false]);
  const rows = await app
    .db()
    .selectFrom('uploads')
    .select('file_path')
    .where('file_path', '=', old)
    .execute();
  expect(rows).toEqual([]);
});

test('pictures, videos and voice go a day after they expired, documents stay', async () => {
  const cases = [
    ['image', 14.5, true],
    ['image', 15.1, false],
    ['video', 16, false],
    ['audio', 16, false],
    ['file', 400, true],
  ] as const;
  const paths = await Promise.all(cases.map(([, days]) => arrive(days)));
  for (const [at, [type, days]] of cases.entries()) await carry(paths[at] ?? '', type, days);
  await sweep();
  expect(await Promise.all(paths.map(isThere))).toEqual(cases.map(([, , stays]) => stays));
});

test('a file that was sent on goes with its last message, and is looked at again then', async () => {
  const path = await arrive(30);
  await carry(path, 'image', 30);
  await carry(path, 'image', 3);
  await sweep();
  expect(await isThere(path)).toBe(true);
  const row = await app
    .db()
    .selectFrom('uploads')
    .select('check_at')
    .where('file_path', '=', path)
    .executeTakeFirstOrThrow();
  expect(Math.round((row.check_at.getTime() - Date.now()) / DAY)).toBe(12);
});

test('one that cannot be removed does not keep the others, and is due again a day later', async () => {
  const [stuck, free] = [await arrive(5), await arrive(4)];
  const { objects } = app.infra;
  const remove = (key: string) =>
    key.endsWith(stuck) ? Promise.reject(new Error('EACCES')) : objects.remove(key);
  const infra = { ...app.infra, objects: { ...objects, remove } };
  await createServices(infra).messages.sweepFiles(tenant());
  expect([await isThere(stuck), await isThere(free)]).toEqual([true, false]);
  const row = await app
    .db()
    .selectFrom('uploads')
    .select('check_at')
    .where('file_path', '=', stuck)
    .executeTakeFirstOrThrow();
  expect(Math.round((row.check_at.getTime() - Date.now()) / DAY)).toBe(1);
  await sweep();
  expect(await isThere(stuck)).toBe(true);
});

test('a video takes its still with it, and what was drawn of that', async () => {
  const video = await prepareVideo();
  const drawn = ['small', 'middle'].map((size) => video.poster.file_path.replace('.jpg', `.${size}.webp`));
  const paths = [video.file_path, video.poster.file_path, ...drawn];
  for (const path of paths) await app.infra.objects.put(`aurora/${path}`, PDF);
  const due = { check_at: ago(1) };
  await app.db().updateTable('uploads').set(due).where('file_path', 'in', paths).execute();
  await carry(video.file_path, 'video', 3);
  await sweep();
  expect(await Promise.all(paths.map(isThere))).toEqual(paths.map(() => true));
  await app.db().deleteFrom('messages').where('file_path', '=', video.file_path).execute();
  await app.db().updateTable('uploads').set(due).where('file_path', 'in', paths).execute();
  await sweep();
  expect(await Promise.all(paths.map(isThere))).toEqual(paths.map(() => false));
  const rows = await app.db().selectFrom('uploads').selectAll().where('file_path', 'in', paths).execute();
  expect(rows).toEqual([]);
});

test('more than one batch is swept, and a sweep that broke off goes on where it was', async () => {
  const rows = Array.from({ length: 250 }, (_, n) => ({
    ...{ file_path: `chat/g1/gone${n}.pdf`, user_id: 'ann', group_id: 'g1', purpose: 'chat' },
    check_at: ago(1),
  }));
  await app.db().insertInto('uploads').values(rows).execute();
  await sweep();
  const left = await app
    .db()
    .selectFrom('uploads')
    .select('file_path')
    .where('file_path', 'like', 'chat/g1/gone%')
    .execute();
  expect(left).toEqual([]);
});
