import { expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploading } from './uploading.testing.ts';

const MEGABYTE = 1024 * 1024;
const PDF = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(MEGABYTE / 2)]);

const start = async (
  env: Record<string, string>,
): Promise<{ app: TestApp } & ReturnType<typeof uploading>> => {
  const app = await startTestApp({ env });
  onTestFinished(() => app.stop());
  return { app, ...uploading(() => app) };
};

test('a person gets so many places to upload to in a day', async () => {
  const { app, prepare } = await start({ UPLOADS_PER_DAY: '3' });
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => prepare('pdf')));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(prepare('pdf')).rejects.toMatchObject({ code: 'api.too_frequent' });
  await expect(prepare('pdf', await app.signUp())).resolves.toBeDefined();
});

test('and so many megabytes, counted before they are kept', async () => {
  const { app, prepare, send } = await start({ UPLOAD_MEGABYTES_PER_DAY: '2' });
  const targets = await Promise.all(Array.from({ length: 6 }, () => prepare('pdf')));
  const answers = await Promise.all(targets.map(({ form_data }) => send(form_data, PDF)));
  const kept = answers.filter(({ status }) => status === 200);
  expect(kept).toHaveLength(3);
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([undefined, 'api.too_frequent']));
  const files = await Promise.all(
    targets.map(({ file_path }) => app.infra.objects.get(`aurora/${file_path}`)),
  );
  expect(files.filter(Boolean)).toHaveLength(3);
});

test('or as many as operators have set, at the place where files come in too', async () => {
  const { app, prepare, send } = await start({});
  const value = JSON.stringify({ upload_megabytes_per_day: 10 });
  await app.db().insertInto('settings').values({ key: 'quotas', value }).execute();
  app.services.setBrands.forget('aurora');
  const large = Buffer.concat([PDF, Buffer.alloc(6 * MEGABYTE)]);
  const [first, second] = [await prepare('pdf'), await prepare('pdf')];
  expect((await send(first.form_data, large)).status).toBe(200);
  expect((await send(second.form_data, large)).error).toBe('api.too_frequent');
});

test('while the disk is nearly full uploads are refused, and logins and messages go on', async () => {
  // No disk has so much.
  const { app, prepare } = await start({ FREE_SPACE_MEGABYTES: '1000000' });
  await expect(prepare('pdf')).rejects.toMatchObject({ code: 'api.unavailable' });
  const [ann, ben] = [await app.signUp(), await app.signUp()];
  const request = { method: 'POST', token: ann.access } as const;
  const body = { contact_id: ben.id };
  const group = await app.call({ ...request, url: '/api/v1/groups/direct', body });
  const message = { group_id: group.result.id, type: 'text', text: 'still here', cid: 'c1' };
  expect((await app.call({ ...request, url: '/api/v1/messages', body: message })).status).toBe(200);
});
