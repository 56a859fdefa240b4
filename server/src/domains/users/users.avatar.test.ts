import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  person = await app.signUp();
});
afterAll(() => app.stop());

const BOUNDARY = 'a-boundary';
const form = (content: Buffer, name = 'avatar.png', type = 'image/png', field = 'image'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const upload = (body: Buffer, token: string | undefined = person.access, brand?: string) =>
  app.call({
    method: 'POST',
    url: '/api/v1/users/avatar',
    body,
    brand,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
const canvas = (width = 360, height = width) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const fetchFile = (url: string, brand?: string) => app.call({ url, brand });

describe('replacing the avatar', () => {
  test('needs a session', async () => {
    expect((await upload(form(await canvas().png().toBuffer()), '')).error).toBe('api.unauthorized');
  });

  test.each([
    ['one pixel wider', 361, 360],
    ['smaller', 180, 180],
    ['larger', 720, 720],
  ])('refuses a picture that is %s', async (_, width, height) => {
    const answer = await upload(form(await canvas(width, height).png().toBuffer()));
    expect([answer.status, answer.error]).toEqual([400, 'api.validation']);
    expect(answer.raw.json().params).toEqual({ image: 'dimensions' });
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG of eight bytes', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('refuses %s whatever its name says', async (_, content) => {
    const answer = await upload(form(content));
    expect([answer.status, answer.error]).toEqual([415, 'api.unsupported_type']);
  });

  test('refuses a picture that is cut off', async () => {
    const png = await canvas().png({ compressionLevel: 0 }).toBuffer();
    expect((await upload(form(png.subarray(0, 2000)))).error).toBe('api.unsupported_type');
  });

  test('refuses a bomb before it unpacks', async () => {
    const bomb = await canvas(8000, 4000).png({ compressionLevel: 9 }).toBuffer();
    expect(['api.validation', 'api.unsupported_type']).toContain((await upload(form(bomb))).error);
  });

  test('refuses what is too large, two files, no file, no form, and a broken form', async () => {
    expect((await upload(form(Buffer.alloc(6 * 1024 * 1024)))).error).toBe('api.too_large');
    expect((await upload(Buffer.from(`--${BOUNDARY}--\r\n`))).raw.json().params).toEqual({
      image: 'required',
    });
    expect((await upload(form(Buffer.alloc(10)).subarray(0, 60))).error).toBe('api.validation');
    const answer = await app.call({
      method: 'POST',
      url: '/api/v1/users/avatar',
      token: person.access,
      body: { image: 'x' },
    });
    expect(answer.error).toBe('api.unsupported_type');
  });

  test('draws both sizes anew, without what was hidden in the file', async () => {
    const secret = 'GPS of my home';
    const jpeg = await canvas()
      .withExif({ IFD0: { Copyright: secret } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes(secret)).toBe(true);
    const { result } = await upload(form(Buffer.concat([jpeg, Buffer.from('<script>')]), '../../x.php'));
    expect(result.avatar).toMatch(/^\/objects\/public\/avatars\/[a-z0-9]+\/[a-z0-9]+\.webp$/);
    for (const [url, side] of [
      [result.avatar, 360],
      [result.avatar_thumbnail, 96],
    ] as const) {
      const { raw } = await fetchFile(url);
      const { width, height, format, exif } = await sharp(raw.rawPayload).metadata();
      expect([width, height, format, exif]).toEqual([side, side, 'webp', undefined]);
      expect(raw.headers['content-type']).toBe('image/webp');
      expect(raw.rawPayload.includes('<script>')).toBe(false);
    }
    const me = await app.call({ url: '/api/v1/users/me', token: person.access });
    expect(me.result).toMatchObject(result);
    expect((await fetchFile(result.avatar, 'lotus')).status).toBe(404);
  });

  test('the former files go, somebody else’s stay', async () => {
    const other = await app.signUp();
    const png = form(await canvas().png().toBuffer());
    const first = (await upload(png)).result;
    const theirs = (await upload(png, other.access)).result;
    const second = (await upload(png)).result;
    expect((await fetchFile(first.avatar)).status).toBe(404);
    expect((await fetchFile(first.avatar_thumbnail)).status).toBe(404);
    expect((await fetchFile(second.avatar)).status).toBe(200);
    expect((await fetchFile(theirs.avatar)).status).toBe(200);
  });

  test('the files of a closed account go when it is cleaned', async () => {
    const leaver = await app.signUp();
    const { avatar } = (await upload(form(await canvas().png().toBuffer()), leaver.access)).result;
    const body = { password: leaver.password };
    await app.call({ method: 'DELETE', url: '/api/v1/users/me', token: leaver.access, body });
    const tenant = app.tenant();
    const inTime = new Date(Date.now() + 31 * 86_400_000);
    expect(await createServices(app.infra).auth.closing.cleanCancelled(tenant, inTime)).toBe(1);
    expect((await fetchFile(avatar)).status).toBe(404);
  });
});
