import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { startBucket, type TestBucket } from '../../testing/bucket.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { silence } from '../media/examining/voice.testing.ts';
import { uploading } from '../media/uploading.testing.ts';
import { talking } from './talk.testing.ts';

let bucket: TestBucket;
let app: TestApp;
beforeAll(async () => {
  bucket = await startBucket();
  app = await startTestApp({ env: bucket.env });
});
afterAll(async () => {
  await app.stop();
  await bucket.stop();
});
const { ask, pair, post } = talking(() => app);
const { tenant } = uploading(() => app);

const CLIP = await readFile(new URL('../../../demo/media/sea.mp4', import.meta.url));
const photo = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** What a message of a kind has beside its file. */
const REST: Record<string, object> = { file: { filename: 'left.txt' }, audio: { duration: 9, waveform: [] } };

const target = async (person: TestPerson, groupId: string, of: string) =>
  (await ask(person, 'GET', `/api/v1/files/groups/${groupId}/${of}`)).result;

/** As a browser sends a form: to whatever address it was told. */
const send = async (
  { url, form_data }: { url: string; form_data: Record<string, string> },
  bytes: Buffer,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(form_data)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  return (await fetch(url, { method: 'POST', body: form })).status;
};
const put = async (url: string, bytes: Buffer) => {
  const body = new Uint8Array(bytes);
  return (await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'video/mp4' } })).status;
};
const isThere = async (key: string) => (await app.infra.objects.get(key)) !== undefined;
const anyOf = (filePath: string) =>
  Promise.all([isThere(`aurora/${filePath}`), isThere(`aurora/incoming/${filePath}`)]);

describe('with a bucket', () => {
  test('a picture goes straight to it, is looked into when it is posted, and is read by members alone', async () => {
    const { ann, ben, id } = await pair();
    const told = await target(ann, id, 'upload_file?extension=jpg');
    expect(told.url).toContain(bucket.env['S3_ENDPOINT']);
    expect(await send(told, await photo())).toBe(204);
    expect(await anyOf(told.file_path)).toEqual([false, true]);
    const { result } = await post(ann, id, { type: 'image', file_path: told.file_path });
    expect(result.media).toMatchObject({ width: 2000, height: 1000, thumbhash: expect.any(String) });
    expect(await anyOf(told.file_path)).toEqual([true, false]);
    const file = `/api/v1/groups/${id}/files/${result.id}`;
    const { raw } = await ask(ben, 'GET', file);
    expect(raw.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect((await sharp(raw.rawPayload).metadata()).width).toBe(2000);
    const small = await ask(ben, 'GET', `${file}?size=small`);
    expect((await sharp(small.raw.rawPayload).metadata()).width).toBe(480);
    expect((await ask(await app.signUp(), 'GET', file)).status).toBe(403);
  });

  test('a clip is put there with its still, and plays in ranges', async () => {
    const { ann, ben, id } = await pair();
    const told = await target(ann, id, 'upload_video_url');
    expect(await put(told.url, CLIP)).toBe(200);
    expect(await send(told.poster, await photo(54, 96))).toBe(204);
    const { result } = await post(ann, id, { type: 'video', file_path: told.file_path });
    expect(result.media).toMatchObject({ width: 540, height: 960, poster: true });
    const { url } = (await ask(ben, 'GET', `/api/v1/groups/${id}/files/${result.id}/link`)).result;
    const played = await app.call({ url, headers: { range: 'bytes=4-7' } });
    expect([played.status, played.raw.body]).toEqual([206, 'ftyp']);
    expect(played.raw.headers['content-range']).toBe(`bytes 4-7/${result.media.size}`);
    const still = await ask(ben, 'GET', `/api/v1/groups/${id}/files/${result.id}?part=poster`);
    expect(still.raw.headers['content-type']).toBe('image/jpeg');
  });

  test('a voice message goes straight to it, and is as long as the server heard it', async () => {
    const { ann, ben, id } = await pair();
    const told = await target(ann, id, 'upload_voice_message?extension=mp3');
    expect(told.url).toContain(bucket.env['S3_ENDPOINT']);
    expect(await send(told, silence(7))).toBe(204);
    expect(await anyOf(told.file_path)).toEqual([false, true]);
    const waveform = [0, 12, 31, 4];
    const voice = { type: 'audio', file_path: told.file_path, duration: 55, waveform };
    const { result } = await post(ann, id, voice);
    expect(result).toMatchObject({ duration: 7, media: { size: silence(7).length, waveform } });
    expect(await anyOf(told.file_path)).toEqual([true, false]);
    const { raw } = await ask(ben, 'GET', `/api/v1/groups/${id}/files/${result.id}`);
    expect(raw.headers['content-type']).toBe('audio/mpeg');
    expect(raw.rawPayload).toEqual(silence(7));
  });

  test('a clip whose still is none is sent without it', async () => {
    const { ann, id } = await pair();
    const told = await target(ann, id, 'upload_video_url');
    await put(told.url, CLIP);
    await send(told.poster, Buffer.from('no picture at all'));
    const { result } = await post(ann, id, { type: 'video', file_path: told.file_path });
    expect(result.media).not.toHaveProperty('poster');
    expect(await anyOf(told.poster.file_path)).toEqual([false, false]);
  });

  test.each([
    ['a program', 'upload_file?extension=pdf', 'file', Buffer.from('MZ\x90\0\x03', 'latin1'), 415],
    [
      'a picture of nothing',
      'upload_file?extension=png',
      'image',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      415,
    ],
    [
      'more than is allowed',
      'upload_file?extension=txt',
      'file',
      Buffer.alloc(15 * 1024 * 1024 + 1, 97),
      413,
    ],
    [
      'a recording of nothing',
      'upload_voice_message?extension=mp3',
      'audio',
      Buffer.from('MZ and so on'),
      415,
    ],
    ['a voice that goes on too long', 'upload_voice_message?extension=mp3', 'audio', silence(61), 400],
  ])('%s is refused when it is posted, and nothing of it stays', async (_, of, type, bytes, status) => {
    const { ann, id } = await pair();
    const told = await target(ann, id, of);
    expect(await send(told, bytes)).toBe(204);
    const { file_path } = told;
    const named = REST[type];
    expect((await post(ann, id, { type, file_path, ...named })).status).toBe(status);
    expect(await anyOf(file_path)).toEqual([false, false]);
    expect(await post(ann, id, { type, file_path, ...named })).toMatchObject({ error: 'api.invalid_data' });
  });

  test('nothing is posted before it has arrived, and nobody posts what another sent', async () => {
    const { ann, ben, id } = await pair();
    const told = await target(ann, id, 'upload_file?extension=jpg');
    const message = { type: 'image', file_path: told.file_path };
    expect((await post(ann, id, message)).error).toBe('api.invalid_data');
    await send(told, await photo(60, 40));
    expect((await post(ben, id, message)).error).toBe('api.invalid_data');
    expect((await post(ann, id, message)).status).toBe(200);
  });

  test('the address is worth nothing any more once the file has been looked into', async () => {
    const { ann, ben, id } = await pair();
    const told = await target(ann, id, 'upload_file?extension=jpg');
    await send(told, await photo(60, 40));
    const { result } = await post(ann, id, { type: 'image', file_path: told.file_path });
    await send(told, Buffer.from('<script>'));
    const { raw } = await ask(ben, 'GET', `/api/v1/groups/${id}/files/${result.id}`);
    expect((await sharp(raw.rawPayload).metadata()).width).toBe(60);
  });

  test('what expired, and what nobody took up, leaves it', async () => {
    const { ann, id } = await pair();
    const [sent, left] = [
      await target(ann, id, 'upload_file?extension=jpg'),
      await target(ann, id, 'upload_file?extension=jpg'),
    ];
    for (const each of [sent, left]) await send(each, await photo());
    const { result } = await post(ann, id, { type: 'image', file_path: sent.file_path });
    const long = new Date(Date.now() - 16 * 24 * 3_600_000);
    await app.db().updateTable('messages').set({ create_at: long }).where('id', '=', result.id).execute();
    await app.db().updateTable('uploads').set({ check_at: long }).execute();
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}/files/${result.id}`)).status).toBe(410);
    await createServices(app.infra).messages.sweepFiles(tenant());
    expect(await anyOf(sent.file_path)).toEqual([false, false]);
    expect(await anyOf(left.file_path)).toEqual([false, false]);
    expect(await isThere(`aurora/${sent.file_path.replace('.jpg', '.small.webp')}`)).toBe(false);
  });

  test('pages may send files there, and nowhere else', async () => {
    const { raw } = await app.call({ url: '/login' });
    expect(raw.headers['content-security-policy']).toContain(
      `connect-src 'self' ${bucket.env['S3_ENDPOINT']};`,
    );
  });
});
