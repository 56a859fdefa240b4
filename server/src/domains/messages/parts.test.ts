import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { startBucket, type TestBucket } from '../../testing/bucket.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { examine } from '../media/examining/examine.ts';
import { uploading } from '../media/uploading.testing.ts';
import { talking } from './talk.testing.ts';

const SEA = await readFile(new URL('../../../demo/media/sea.mp4', import.meta.url));
/** A clip of three parts: what is at its end is passed over by players. */
const CLIP = (() => {
  const size = 2 * LIMITS.videoPart + 1_000;
  const padding = Buffer.alloc(size - SEA.length);
  padding.writeUInt32BE(padding.length);
  padding.write('free', 4, 'latin1');
  return Buffer.concat([SEA, padding]);
})();
/** What is kept of a clip that came whole. */
const examined = async (clip: Buffer): Promise<Buffer> => {
  const file = join(temporaryFolder(), 'clip.mp4');
  await writeFile(file, clip);
  await examine(file, 'video/mp4');
  return readFile(file);
};
const partOf = (number: number) => CLIP.subarray((number - 1) * LIMITS.videoPart, number * LIMITS.videoPart);

let bucket: TestBucket;
const apps = new Map<string, TestApp>();
beforeAll(async () => {
  bucket = await startBucket();
  apps.set('a folder', await startTestApp());
  apps.set('a bucket', await startTestApp({ env: bucket.env }));
});
afterAll(async () => {
  for (const app of apps.values()) await app.stop();
  await bucket.stop();
});

describe.each(['a folder', 'a bucket'])('a long video on its way to %s', (place) => {
  const app = () => apps.get(place) as TestApp;
  const { ask, pair, post } = talking(app);

  const begin = async () => {
    const { ann, ben, id } = await pair();
    const { result } = await ask(ann, 'GET', `/api/v1/files/groups/${id}/upload_video_url`);
    const path = `/api/v1/files/groups/${id}/upload_parts`;
    const of = { file_path: result.file_path as string, size: CLIP.length };
    return {
      ...{ ann, ben, id, of },
      missing: async (person: TestPerson = ann, size = CLIP.length) =>
        ask(person, 'GET', `${path}?${new URLSearchParams({ file_path: of.file_path, size: `${size}` })}`),
      join: (person: TestPerson = ann) => ask(person, 'POST', path, of),
    };
  };
  /** As the client does: to our own store, or straight to the other one. */
  const put = async (url: string, bytes: Buffer): Promise<number> => {
    const headers = { 'content-type': 'video/mp4' };
    if (url.startsWith('/')) return (await app().call({ method: 'PUT', url, body: bytes, headers })).status;
    return (await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers })).status;
  };
  const isThere = async (path: string) => (await app().infra.objects.get(`aurora/${path}`)) !== undefined;
  const lyingOf = (path: string) =>
    Promise.all([1, 2, 3].map((number) => isThere(`incoming/${path}.000${number}`)));

  test('comes in parts, goes on after a cut with what is missing, and is one file in the end', async () => {
    const { ann, ben, id, of, missing, join } = await begin();
    const first = (await missing()).result;
    expect(first).toMatchObject({ part_size: LIMITS.videoPart, poster: { form_data: expect.anything() } });
    expect(first.missing.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
    for (const { number, url } of first.missing.toReversed()) {
      if (number !== 2) expect(await put(url, partOf(number))).toBe(200);
    }
    expect((await join()).error).toBe('api.invalid_data');
    const rest = (await missing()).result.missing;
    expect(rest.map(({ number }: { number: number }) => number)).toEqual([2]);
    expect(await put(rest[0].url, partOf(2))).toBe(200);
    // Its response was lost.
    expect(await put(rest[0].url, partOf(2))).toBe(200);
    expect((await missing()).result.missing).toEqual([]);
    const joined = await join();
    expect(joined.result).toEqual({ file_path: of.file_path, size: CLIP.length });
    expect((await join()).result).toEqual(joined.result);
    expect((await missing()).result.missing).toEqual([]);
    expect(await lyingOf(of.file_path)).toEqual([false, false, false]);
    const { result } = await post(ann, id, { type: 'video', file_path: of.file_path });
    expect(result.media).toMatchObject({ size: CLIP.length, width: 540, height: 960 });
    const { raw } = await ask(ben, 'GET', `/api/v1/groups/${id}/files/${result.id}`);
    expect(raw.rawPayload.equals(await examined(CLIP))).toBe(true);
  });

  test('is not taken in part, and not by another person', async () => {
    const { ann, ben, id, of, missing, join } = await begin();
    const [one, two, three] = (await missing()).result.missing;
    await put(one.url, partOf(1));
    expect(await put(two.url, partOf(2).subarray(1))).toBeGreaterThanOrEqual(400);
    expect(await put(three.url, Buffer.concat([partOf(3), partOf(3)]))).toBeGreaterThanOrEqual(400);
    await put(three.url, partOf(3));
    expect((await missing()).result.missing.map(({ number }: { number: number }) => number)).toEqual([2]);
    expect((await join()).error).toBe('api.invalid_data');
    expect((await missing(ben)).error).toBe('api.invalid_data');
    expect((await join(ben)).error).toBe('api.invalid_data');
    expect((await missing(await app().signUp())).status).toBe(403);
    expect((await missing(ann, 3 * LIMITS.videoPart + 1)).error).toBe('api.invalid_data');
    expect((await missing(ann, LIMITS.videoFile + 1)).status).toBe(400);
    expect((await post(ann, id, { type: 'video', file_path: of.file_path })).status).not.toBe(200);
    expect(await put(two.url, partOf(2))).toBe(200);
    expect((await join()).result).toMatchObject({ size: CLIP.length });
  });

  test('is begun anew where it was begun so long ago that it could not be posted', async () => {
    const { ann, of, missing, join } = await begin();
    for (const { number, url } of (await missing()).result.missing) await put(url, partOf(number));
    await app()
      .db()
      .updateTable('uploads')
      .set({ create_at: new Date(Date.now() - 24 * 3_600_000) })
      .where('file_path', '=', of.file_path)
      .execute();
    expect((await missing()).error).toBe('api.invalid_data');
    expect((await join(ann)).error).toBe('api.invalid_data');
  });

  test('has one number of parts, also when two are said at once', async () => {
    const { ann, missing } = await begin();
    const sizes = [2, 3, 4, 5].map((parts) => parts * LIMITS.videoPart);
    const said = await Promise.all(sizes.map((size) => missing(ann, size)));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(said.map(({ error }) => error))).toEqual(new Set([undefined, 'api.invalid_data']));
  });

  test('that nobody took up leaves no parts', async () => {
    const { of, missing } = await begin();
    for (const { number, url } of (await missing()).result.missing) await put(url, partOf(number));
    expect(await lyingOf(of.file_path)).toEqual([true, true, true]);
    await app()
      .db()
      .updateTable('uploads')
      .set({ check_at: new Date(0) })
      .execute();
    await createServices(app().infra).messages.sweepFiles(uploading(app).tenant());
    expect(await lyingOf(of.file_path)).toEqual([false, false, false]);
  });

  test('that is none is refused when it is whole, and nothing of it stays', async () => {
    const { of, missing, join } = await begin();
    const noise = Buffer.alloc(LIMITS.videoPart, 7);
    for (const { number, url } of (await missing()).result.missing) {
      await put(url, noise.subarray(0, partOf(number).length));
    }
    expect(await join()).toMatchObject({ status: 415 });
    expect(await lyingOf(of.file_path)).toEqual([false, false, false]);
    expect(await isThere(of.file_path)).toBe(false);
  });
});
