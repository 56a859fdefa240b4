import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { silence } from '../media/examining/voice.testing.ts';
import { uploading } from '../media/uploading.testing.ts';
import { talking } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, list, pair, post } = talking(() => app);
const { send } = uploading(() => app);

const CLIP = await readFile(new URL('../../../demo/media/sea.mp4', import.meta.url));
const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

const target = async (person: TestPerson, groupId: string, of: string) =>
  (await ask(person, 'GET', `/api/v1/files/groups/${groupId}/${of}`)).result;

const put = (url: string, body: Buffer, headers: Record<string, string> = {}) =>
  app.call({ method: 'PUT', url, body, headers: { 'content-type': 'video/mp4', ...headers } });

const isThere = async (filePath: string) => (await app.infra.objects.get(`aurora/${filePath}`)) !== undefined;

describe('a picture', () => {
  test('carries its size, its pixels upright and a tiny copy of itself', async () => {
    const { ann, ben, id } = await pair();
    const { form_data, file_path } = await target(ann, id, 'upload_file?extension=jpg');
    const turned = await sharp(await photo())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { size } = (await send(form_data, turned)).result;
    const { result } = await post(ann, id, { type: 'image', file_path });
    expect(result.media).toEqual({
      size,
      width: 40,
      height: 60,
      thumbhash: expect.stringMatching(/^[\w+/]{20,}=*$/),
    });
    expect((await list(ben, id)).result.list[0].media).toEqual(result.media);
  });

  test('is shown to members as small as they need it', async () => {
    const { ann, ben, id } = await pair();
    const { form_data, file_path } = await target(ann, id, 'upload_file?extension=jpg');
    await send(form_data, await photo(1600, 1000));
    const file = `/api/v1/groups/${id}/files/${(await post(ann, id, { type: 'image', file_path })).result.id}`;
    const widthOf = async (query: string) =>
      (await sharp((await ask(ben, 'GET', file + query)).raw.rawPayload).metadata()).width;
    expect(await widthOf('?size=small')).toBe(480);
    expect(await widthOf('?size=middle')).toBe(1280);
    expect(await widthOf('')).toBe(1600);
    expect((await ask(ben, 'GET', `${file}?size=huge`)).status).toBe(400);
    expect((await ask(await app.signUp(), 'GET', `${file}?size=small`)).status).toBe(403);
    // What has no smaller drawing comes as it is.
    await app.infra.objects.remove(`aurora/${file_path.replace('.jpg', '.small.webp')}`);
    expect(await widthOf('?size=small')).toBe(1600);
  });

  test('says with which others it was sent, sent on too; nothing but a picture does', async () => {
    const { ann, ben, id } = await pair();
    const { form_data, file_path } = await target(ann, id, 'upload_file?extension=jpg');
    await send(form_data, await photo());
    const { result } = await post(ann, id, { type: 'image', file_path, album: 'walk' });
    expect(result.media).toMatchObject({ width: 60, album: 'walk' });
    const targets = [{ group_id: id, cid: 'again' }];
    const { list: sent } = (await ask(ben, 'POST', `/api/v1/messages/${result.id}/forward`, { targets }))
      .result;
    expect(sent[0].message.media.album).toBe('walk');
    expect((await post(ann, id, { type: 'text', text: 'here', album: 'walk' })).result).not.toHaveProperty(
      'media',
    );
    expect((await post(ann, id, { type: 'image', file_path, album: 'a walk' })).error).toBe('api.validation');
  });

  test('that is retracted leaves nothing of that behind', async () => {
    const { ann, id } = await pair();
    const { form_data, file_path } = await target(ann, id, 'upload_file?extension=jpg');
    await send(form_data, await photo());
    const { result } = await post(ann, id, { type: 'image', file_path });
    await ask(ann, 'DELETE', `/api/v1/messages/${result.id}`);
    expect((await list(ann, id)).result.list[0]).not.toHaveProperty('media');
  });
});

describe('a video', () => {
  test('is put to its address, and shows how long and large it is and its still', async () => {
    const { ann, ben, id } = await pair();
    const { url, file_path, poster } = await target(ann, id, 'upload_video_url');
    const still = await photo(54, 96);
    expect(await put(url, CLIP)).toMatchObject({ status: 200, result: { file_path, size: CLIP.length } });
    await send(poster.form_data, still);
    const { result } = await post(ann, id, { type: 'video', file_path });
    expect(result.media).toMatchObject({ size: CLIP.length, width: 540, height: 960, poster: true });
    expect(result.media.thumbhash).toMatch(/^[\w+/]{20,}=*$/);
    expect(result.duration).toBeGreaterThan(1);
    const file = `/api/v1/groups/${id}/files/${result.id}`;
    const shown = await ask(ben, 'GET', `${file}?part=poster`);
    expect(shown.raw.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(shown.raw.rawPayload).metadata()).height).toBe(96);
    const { url: link } = (await ask(ben, 'GET', `${file}/link`)).result;
    const played = await app.call({ url: link, headers: { range: 'bytes=0-99' } });
    expect([played.status, played.raw.headers['content-type']]).toEqual([206, 'video/mp4']);
    expect((await ask(await app.signUp(), 'GET', `${file}/link`)).status).toBe(403);
  });

  test('needs no still', async () => {
    const { ann, id } = await pair();
    const { url, file_path } = await target(ann, id, 'upload_video_url');
    await put(url, CLIP);
    const { result } = await post(ann, id, { type: 'video', file_path });
    expect(result.media).not.toHaveProperty('poster');
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}/files/${result.id}?part=poster`)).status).toBe(404);
  });

  test.each<[string, Buffer, Record<string, string>, string]>([
    ['another kind of body', CLIP, { 'content-type': 'application/octet-stream' }, 'api.unsupported_type'],
    ['something that is no clip', Buffer.from('MZ and a program'), {}, 'api.unsupported_type'],
    ['a clip with a program behind it', Buffer.concat([CLIP, Buffer.from('MZ')]), {}, 'api.unsupported_type'],
    ['nothing', Buffer.alloc(0), {}, 'api.unsupported_type'],
  ])('is not %s, and nothing of that is kept', async (_, bytes, headers, code) => {
    const { ann, id } = await pair();
    const { url, file_path } = await target(ann, id, 'upload_video_url');
    expect((await put(url, bytes, headers)).error).toBe(code);
    expect(await isThere(file_path)).toBe(false);
    expect((await post(ann, id, { type: 'video', file_path })).error).toBe('api.invalid_data');
  });

  test('of more than it may have is refused before it is read', async () => {
    const { ann, id } = await pair();
    const { url } = await target(ann, id, 'upload_video_url');
    const answer = await put(url, CLIP, { 'content-length': String(201 * 1024 * 1024) });
    expect(answer).toMatchObject({ status: 413, error: 'api.too_large' });
  });

  test('goes nowhere without the signature of its address', async () => {
    const { ann, id } = await pair();
    const { url } = await target(ann, id, 'upload_video_url');
    const { url: other } = await target(ann, id, 'upload_video_url');
    const signature = new URLSearchParams(other.split('?')[1]).get('signature') ?? '';
    expect((await put(url.replace(/signature=[^&]+/, `signature=${signature}`), CLIP)).status).toBe(403);
    expect((await put(`${url}&key=twice`, CLIP)).status).toBe(403);
    expect((await put('/objects/upload', CLIP)).status).toBe(403);
  });
});

/** A PNG that declares itself as large as that, and has nothing of it. */
const hugePng = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

describe('a file', () => {
  test.each<[string, string, 'image' | 'file', () => Uint8Array | Promise<Uint8Array>]>([
    ['a program in the name of a document', 'pdf', 'file', () => Buffer.from('MZ\x90\x00 and so on')],
    ['two kinds at once', 'pdf', 'file', () => Buffer.concat([PDF, zipSync({ 'evil.exe': strToU8('MZ') })])],
    ['an archive that unpacks to far more', 'zip', 'file', () => zipSync({ zeros: zeros(120) })],
    [
      'an office file that does',
      'docx',
      'file',
      () => zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/main.xml': zeros(120) }),
    ],
    [
      'a drawing that can run',
      'png',
      'image',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a picture of 30,000 × 30,000', 'png', 'image', () => hugePng(30_000, 30_000)],
  ])('that is %s is refused, and nothing of it is kept', async (_, extension, type, make) => {
    const { ann, id } = await pair();
    const { form_data, file_path } = await target(ann, id, `upload_file?extension=${extension}`);
    const bytes = Buffer.from(await make());
    expect(await send(form_data, bytes)).toMatchObject({ status: 415, error: 'api.unsupported_type' });
    expect(await isThere(file_path)).toBe(false);
    const message = { type, file_path, ...(type === 'file' && { filename: `a.${extension}` }) };
    expect((await post(ann, id, message)).error).toBe('api.invalid_data');
    expect((await list(ann, id)).result.list).toEqual([]);
  });
});

describe('a voice message', () => {
  test('is as long as the server heard it, and keeps the waves of its sender', async () => {
    const { ann, id } = await pair();
    const { form_data, file_path } = await target(ann, id, 'upload_voice_message?extension=mp3');
    expect((await send(form_data, silence(7))).status).toBe(200);
    const waveform = [0, 12, 31, 4];
    const { result } = await post(ann, id, { type: 'audio', file_path, duration: 55, waveform });
    expect(result).toMatchObject({ duration: 7, media: { size: silence(7).length, waveform } });
  });

  test.each<[string, Buffer, string]>([
    ['a second too long', silence(61), 'api.validation'],
    ['a program', Buffer.from('MZ and so on'), 'api.unsupported_type'],
  ])('that is %s is refused, and nothing of it is kept', async (_, bytes, code) => {
    const { ann, id } = await pair();
    const { form_data, file_path } = await target(ann, id, 'upload_voice_message?extension=mp3');
    expect((await send(form_data, bytes)).error).toBe(code);
    expect(await isThere(file_path)).toBe(false);
  });

  test('has one ending', async () => {
    const { ann, id } = await pair();
    const { error } = await ask(ann, 'GET', `/api/v1/files/groups/${id}/upload_voice_message?extension=ogg`);
    expect(error).toBe('api.validation');
  });
});

test.each([
  ['upload_video_url', 'video'],
  ['upload_voice_message?extension=mp3', 'voice'],
])('%s is for members whom their group permits it', async (of, ability) => {
  const [ann, ben, eve] = await Promise.all([app.signUp(), app.signUp(), app.signUp()]);
  const id = await group(ann, ben);
  const url = `/api/v1/files/groups/${id}/${of}`;
  expect((await app.call({ url })).status).toBe(401);
  expect((await ask(eve, 'GET', url)).status).toBe(403);
  expect((await ask(ben, 'GET', url)).status).toBe(200);
  const permitted = ['message', 'image', 'video', 'voice', 'file'].filter((each) => each !== ability);
  await app.db().updateTable('groups').set({ member_permission: permitted }).where('id', '=', id).execute();
  expect((await ask(ben, 'GET', url)).error).toBe('api.forbidden');
  expect((await ask(ann, 'GET', url)).status).toBe(200);
});
