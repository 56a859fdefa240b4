import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createLimited } from '../../../infra/processes/limited.ts';
import { makeClip } from '../../../testing/clip.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openPreparing, pictureHashOf, SENT, streamsOf } from './preparing.testing.ts';
import { MediumRefused } from './refused.ts';
import { prepareVideo } from './video.prepare.ts';

const SEA = new URL('../../../../demo/media/sea.mp4', import.meta.url);

/** Somebody has sent these bytes. */
const sent = async (bytes: Buffer) => {
  const dir = temporaryFolder();
  const room = openPreparing(dir);
  await room.objects.put(`aurora/${SENT.source}`, bytes);
  return { dir, ...room };
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'shown',
    (error: unknown) => (error instanceof MediumRefused ? error.reason : error),
  );
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

test('a video of another kind is made anew: H.264 and AAC that play while they load, a small one, a poster, stills', async () => {
  const clip = await makeClip(join(temporaryFolder(), 'clip.mp4'), { size: '900x500', seconds: 2 });
  const { fileOf, left, made, prepare, remove } = await sent(clip);
  const ready = await prepare();
  expect(ready).toMatchObject({
    ...{ file: 'posts/room/0.mp4', width: 900, height: 500, low: 'posts/room/0-low.mp4' },
    ...{ poster: 'posts/room/0-poster.jpg', widths: [480], thumbhash: expect.stringMatching(/.{20}/) },
    preview: { file: 'posts/room/0-preview.jpg', count: 2, every: expect.closeTo(1, 0) },
  });
  expect(ready.duration).toBeCloseTo(2, 0);
  expect(await streamsOf(fileOf(ready.file))).toEqual(['h264,900,500', 'aac']);
  expect(await streamsOf(fileOf(ready.low ?? ''))).toEqual(['h264,864,480', 'aac']);
  const bytes = await readFile(fileOf(ready.file));
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const { width, height } = await sharp(fileOf(ready.preview?.file ?? '')).metadata();
  expect([width, height]).toEqual([2 * 216, 120]);
  expect(await made()).toHaveLength(7);
  expect(await left()).toEqual([]);
  await remove();
  expect(await made()).toEqual([]);
});

test('a video that every browser plays is not made anew; places and devices go, and its author chose the poster', async () => {
  const file = join(temporaryFolder(), 'clip.mp4');
  const tags = ['-metadata', 'location=+31.2304+121.4737/', '-metadata', 'title=At home'];
  const clip = await makeClip(file, {
    seconds: 1,
    codec: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...tags],
  });
  expect(clip.includes('At home')).toBe(true);
  const { fileOf, made, objects, prepare } = await sent(clip);
  await objects.put('aurora/posts/ann/cover.jpg', await picture(300, 500));
  const ready = await prepare({ ...SENT, cover: 'posts/ann/cover.jpg' });
  expect(await pictureHashOf(fileOf(ready.file))).toBe(await pictureHashOf(file));
  const shown = await readFile(fileOf(ready.file));
  expect(['At home', '121.4737'].filter((secret) => shown.includes(secret))).toEqual([]);
  const { width, height } = await sharp(fileOf(ready.poster ?? '')).metadata();
  expect([width, height]).toEqual([300, 500]);
  expect(await made()).toEqual(['0-poster.jpg', '0.mp4']);
});

test('what only looks like a video is refused, and nothing of it stays', async () => {
  const file = join(temporaryFolder(), 'clip.mp4');
  const clip = await makeClip(file, { codec: ['-c:v', 'libx264', '-movflags', '+faststart'] });
  const broken = Buffer.concat([clip.subarray(0, clip.indexOf('mdat') + 4)]);
  const noise = Buffer.from(clip).fill(0x5a, clip.indexOf('mdat') + 4);
  const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n');
  const script = Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n");
  for (const bytes of [broken, noise, list, script, await picture(64, 64)]) {
    const { left, made, prepare } = await sent(bytes);
    expect(await refusal(prepare())).toBe('unreadable');
    expect([await made(), await left()]).toEqual([[], []]);
  }
  const { prepare } = await sent(clip);
  expect(await refusal(prepare({ ...SENT, source: 'posts/ann/nowhere.mp4' }))).toBe('failed');
});

test('a clip that says its pictures are in another file gets none of that file', async () => {
  const folder = temporaryFolder();
  const codec = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  const other = await makeClip(join(folder, 'other.mov'), { seconds: 1, codec });
  // Its reference, to its own file until now, names another; what it holds itself is no picture.
  const pointing = Buffer.from(other).fill(0x5a, other.indexOf('mdat') + 4, other.indexOf('moov') - 4);
  const at = pointing.indexOf('url ', pointing.indexOf('dref'));
  pointing.writeUInt32BE(0, at + 4);
  const { made, prepare } = await sent(pointing);
  expect(await refusal(prepare())).toBe('unreadable');
  expect(await made()).toEqual([]);
});

test('without ffmpeg a video that every browser plays is shown as it came, and no other', async () => {
  const folder = temporaryFolder();
  const run = createLimited({ signal: new AbortController().signal, niceness: 0 });
  const work = { file: SEA.pathname, folder, run };
  const { ready, made } = await prepareVideo(SENT, work, undefined);
  expect(ready).toEqual({ file: SENT.file, width: 640, height: 360, duration: 2, thumbhash: '' });
  expect(made).toEqual([{ file: SEA.pathname, path: SENT.file }]);
  const other = join(folder, 'other.mp4');
  await makeClip(other);
  expect(await refusal(prepareVideo(SENT, { ...work, file: other }, undefined))).toBe('unreadable');
  // In the right codecs too: nobody has made an MP4 of it.
  const filmed = { ...SENT, source: 'posts/ann/sent.mov' };
  expect(await refusal(prepareVideo(filmed, work, undefined))).toBe('unreadable');
});

test('a process that is killed in the middle takes its programs along, and the next one leaves the same as if there had been none', async () => {
  const clip = await makeClip(join(temporaryFolder(), 'clip.mp4'), { seconds: 8 });
  const { dir, left, made, prepare } = await sent(clip);
  const medium = { ...SENT, duration: 8 };
  const child = fork(new URL('./killed.testing.ts', import.meta.url), [dir]);
  const main = join(dir, '.incoming/post-1/main.mp4');
  await expect
    .poll(
      () =>
        stat(main).then(
          ({ size }) => size > 0,
          () => false,
        ),
      { timeout: 60_000, interval: 5 },
    )
    .toBe(true);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  const programs = async () => {
    const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const lines = await Promise.all(
      numbers.map((each) => readFile(`/proc/${each}/cmdline`, 'latin1').catch(() => '')),
    );
    return lines.filter((line) => line.includes(dir));
  };
  await expect.poll(programs, { timeout: 20_000 }).toEqual([]);
  expect([await made(), await left()]).toEqual([[], ['post-1']]);
  expect(await prepare(medium)).toMatchObject({ width: 640, preview: { count: 8 } });
  expect(await left()).toEqual([]);
  expect(await made()).toHaveLength(6);
});
