import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucket, type TestBucket } from '../../../testing/bucket.ts';
import { makeClip } from '../../../testing/clip.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { picture, publishing } from './publishing.testing.ts';

let bucket: TestBucket;
let app: TestApp;
let ann: TestPerson;
beforeAll(async () => {
  bucket = await startBucket();
  app = await startTestApp({ env: bucket.env });
  await app.startJobs();
  ann = await app.signUp();
});
afterAll(async () => {
  await app.stop();
  await bucket.stop();
});
const { ask, open, publish, settled, target } = publishing(() => app);

const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
const isThere = async (key: string) => (await app.infra.objects.get(key)) !== undefined;
/** Where a file is before its post takes it, and after. */
const keptAt = (path: string) => Promise.all([isThere(`aurora/incoming/${path}`), isThere(`aurora/${path}`)]);

/** As a browser sends it: to whatever address it was told. */
const upload = async (bytes: Buffer): Promise<string> => {
  const { url, form_data, file_path } = (await target(ann)).result;
  expect(url).toContain(bucket.env['S3_ENDPOINT']);
  const form = new FormData();
  for (const [name, value] of Object.entries(form_data as Record<string, string>)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
  return file_path;
};
const uploadVideo = async (bytes: Buffer): Promise<string> => {
  const { url, file_path } = (await target(ann, 'video', 'mp4')).result;
  expect(url).toContain(bucket.env['S3_ENDPOINT']);
  const headers = { 'content-type': 'video/mp4' };
  expect((await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers })).status).toBe(200);
  return file_path;
};
const posts = async (kind: string, file_path: string) => {
  const { result, error } = await publish(ann, { kind, media: [{ file_path }] });
  expect(error).toBeUndefined();
  return settled(ann, result.id);
};

test('pictures go straight to a bucket, are made ready from there, and anybody reads them', async () => {
  const path = await upload(await picture(1200, 800));
  expect(await keptAt(path)).toEqual([true, false]);
  const { review, media } = await posts('images', path);
  expect([review, media[0].widths]).toEqual(['approved', [480, 960]]);
  const small = await open(media[0].url.replace('.jpg', '-480.webp'));
  expect(small.raw.headers['content-type']).toBe('image/webp');
  expect((await sharp(small.raw.rawPayload).metadata()).width).toBe(480);
  // What was sent has left the place where anybody may put files; the sweep takes it from where it is now.
  expect(await keptAt(path)).toEqual([false, true]);
});

test('so do videos, which play in ranges and have a poster', async () => {
  const file = join(temporaryFolder(), 'clip.mp4');
  const path = await uploadVideo(await makeClip(file, { size: '320x180', seconds: 1, codec: H264 }));
  const { review, media } = await posts('video', path);
  expect(review).toBe('approved');
  const part = await app.call({ url: media[0].url, headers: { range: 'bytes=0-99' } });
  expect([part.status, part.raw.rawPayload.length]).toEqual([206, 100]);
  expect((await sharp((await open(media[0].poster)).raw.rawPayload).metadata()).width).toBe(320);
});

test('what an iPhone filmed goes there too, and is shown as an MP4', async () => {
  const { url, file_path } = (await target(ann, 'video', 'mov')).result;
  const codec = [...H264.slice(0, 4), '-an'];
  const bytes = await makeClip(join(temporaryFolder(), 'a.mov'), { size: '320x180', seconds: 1, codec });
  const headers = { 'content-type': 'video/quicktime' };
  expect((await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers })).status).toBe(200);
  const { review, media } = await posts('video', file_path);
  expect([review, (await open(media[0].url)).raw.headers['content-type']]).toEqual(['approved', 'video/mp4']);
});

test('what is none is refused, and is the bucket’s no more', async () => {
  const path = await upload(Buffer.from('no picture at all'));
  expect((await publish(ann, { kind: 'images', media: [{ file_path: path }] })).error).toBe(
    'api.unsupported_type',
  );
  expect(await keptAt(path)).toEqual([false, false]);
  const ben = await app.signUp();
  const foreign = await upload(await picture());
  const body = { kind: 'images', media: [{ file_path: foreign }] };
  expect((await publish(ben, body)).error).toBe('api.invalid_data');
  expect((await ask(ann, 'GET', `authors/${ann.id}/posts`)).result.list).toHaveLength(3);
});
