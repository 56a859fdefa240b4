import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploading } from './uploading.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { prepare, send } = uploading(() => app);

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
const stored = async (filePath: string) => {
  const object = await app.infra.objects.get(`aurora/${filePath}`);
  if (!object) return undefined;
  return readFile(join(app.infra.config.dataDir, 'objects/aurora', filePath));
};

/** Sends one picture; what is kept of it, and the code that refused it. */
const sendPicture = async (bytes: Buffer, extension: string) => {
  const target = await prepare(extension);
  const { status, error } = await send(target.form_data, bytes);
  return { status, error, kept: await stored(target.file_path) };
};

test('a picture loses where and with what it was taken, and stands upright', async () => {
  const exif = { IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N' } };
  const photo = await plain().withMetadata({ exif, orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const { kept } = await sendPicture(photo, 'jpg');
  const metadata = await sharp(kept).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  expect(kept?.includes('A camera')).toBe(false);
});

test('what hid behind a picture is gone', async () => {
  const polyglot = Buffer.concat([
    await plain().png().toBuffer(),
    Buffer.from('<script>alert(1)</script>PK\x03\x04'),
  ]);
  const { status, kept } = await sendPicture(polyglot, 'png');
  expect(status).toBe(200);
  expect(kept?.includes('script')).toBe(false);
  expect((await sharp(kept).metadata()).format).toBe('png');
});

test('a picture is drawn in the sizes that are smaller than itself', async () => {
  const sizes = async (width: number, height: number) => {
    const target = await prepare('png');
    const picture = sharp({ create: { width, height, channels: 4, background: '#00808080' } });
    await send(target.form_data, await picture.png().toBuffer());
    const drawn = ['small', 'middle'].map((size) =>
      stored(target.file_path.replace('.png', `.${size}.webp`)),
    );
    const seen = await Promise.all(drawn.map(async (one) => (await one) && sharp(await one).metadata()));
    return seen.map((one) => one && [one.format, one.width, one.height, one.hasAlpha]);
  };
  expect(await sizes(2000, 1000)).toEqual([
    ['webp', 480, 240, true],
    ['webp', 1280, 640, true],
  ]);
  expect(await sizes(600, 1280)).toEqual([['webp', 225, 480, true], undefined]);
  expect(await sizes(480, 10)).toEqual([undefined, undefined]);
});

test('a picture drawn anew can be read by the account of the server alone', async () => {
  const target = await prepare('png');
  await send(target.form_data, await plain().png().toBuffer());
  const { mode } = await stat(join(app.infra.config.dataDir, 'objects/aurora', target.file_path));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('a moving picture keeps its frames', async () => {
  const frames = await Promise.all(
    ['red', 'blue', 'green'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { kept } = await sendPicture(gif, 'gif');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'gif', pages: 3 });
});

test('a huge one is drawn to what screens show', async () => {
  const wide = await sharp({ create: { width: 6000, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const { kept } = await sendPicture(wide, 'jpg');
  expect((await sharp(kept).metadata()).width).toBe(4096);
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A PNG of a few bytes that unpacks to whatever it says. */
const claiming = (side: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

test.each<[string, () => Promise<Buffer>, string]>([
  ['one that claims 50,000 × 50,000', async () => claiming(50_000), 'png'],
  ['one that claims 30,000 × 30,000', async () => claiming(30_000), 'png'],
  [
    'a drawing in SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'png',
  ],
  ['a stub of 63 bytes', async () => (await plain().png().toBuffer()).subarray(0, 63), 'png'],
  ['half of one', async () => (await plain().jpeg().toBuffer()).subarray(0, 200), 'jpg'],
  [
    'first bytes and then a page',
    async () => Buffer.from('GIF89a<html><script>alert(1)</script></html>'),
    'gif',
  ],
])('%s is refused, and nothing of it is kept', async (_, make, extension) => {
  const answer = await sendPicture(await make(), extension);
  expect(answer).toEqual({ status: 415, error: 'api.unsupported_type', kept: undefined });
});
