import { FILE_EXTENSIONS } from '@livery/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { MediaService } from './media.service.ts';

const WEBP = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'orange' } })
  .webp()
  .toBuffer();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let test: TestApp;
let media: MediaService;
let person: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  media = createServices(test.infra).media;
  person = await test.signUp();
  await test.infra.objects.put('aurora/public/demo/a.webp', WEBP);
  await test.infra.objects.put('aurora/public/notes.txt', Buffer.from('0123456789'));
  await test.infra.objects.put('aurora/chat/g/secret.webp', WEBP);
});
afterAll(() => test.stop());

describe('public objects', () => {
  const url = '/objects/public/notes.txt';
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    test.call({ method, url, headers });

  it('are served whole, for ever, and cannot run anything', async () => {
    const { status, raw } = await test.call({ url: '/objects/public/demo/a.webp' });
    expect(status).toBe(200);
    expect(raw.rawPayload).toEqual(WEBP);
    expect(raw.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(WEBP.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    });
    expect(raw.headers['content-disposition']).toBeUndefined();
    expect(raw.headers['set-cookie']).toBeUndefined();
  });

  it('that are no picture, video or sound are downloads', async () => {
    expect((await get()).raw.headers['content-disposition']).toBe('attachment');
  });

  it('answer HEAD with the same headers and no body', async () => {
    const [head, whole] = [await get({ range: 'bytes=0-1' }, 'HEAD'), await get()];
    expect(head.status).toBe(200);
    expect(head.raw.body).toBe('');
    for (const name of ['content-length', 'content-type', 'etag', 'last-modified']) {
      expect(head.raw.headers[name]).toBe(whole.raw.headers[name]);
    }
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-999', '56789', 'bytes 5-9/10'],
  ])('answer %s', async (range, body, contentRange) => {
    const { status, raw } = await get({ range });
    expect(status).toBe(206);
    expect(raw.body).toBe(body);
    expect(raw.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  it('say how long they are when a range lies outside', async () => {
    const { status, raw } = await get({ range: 'bytes=10-' });
    expect(status).toBe(416);
    expect(raw.headers['content-range']).toBe('bytes */10');
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=4-2'])('answer the whole to %s', async (range) => {
    const { status, raw } = await get({ range });
    expect([status, raw.body]).toEqual([200, '0123456789']);
  });

  it('answer a range only while If-Range still names them', async () => {
    const { etag, 'last-modified': modified } = (await get()).raw.headers as Record<string, string>;
    const status = async (condition: string) =>
      (await get({ range: 'bytes=0-1', 'if-range': condition })).status;
    expect(await status(etag ?? '')).toBe(206);
    expect(await status(modified ?? '')).toBe(206);
    expect(await status('"another"')).toBe(200);
    expect(await status(new Date(0).toUTCString())).toBe(200);
  });

  it('are not sent again to who has them', async () => {
    const { etag, 'last-modified': modified } = (await get()).raw.headers as Record<string, string>;
    expect((await get({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await get({ 'if-modified-since': modified ?? '' })).status).toBe(304);
    expect((await get({ 'if-none-match': '"x"', 'if-modified-since': modified ?? '' })).status).toBe(200);
    expect((await get({ 'if-none-match': etag ?? '' })).raw.body).toBe('');
  });

  it('of one brand are not on another', async () => {
    expect(await test.call({ url, brand: 'lotus' })).toMatchObject({ status: 404, error: 'api.not_found' });
  });

  it.each([
    '/objects/public/..%2fchat/g/secret.webp',
    '/objects/public/%2e%2e/chat/g/secret.webp',
    '/objects/public/..%2f..%2f..%2fsecret',
    '/objects/public/..%5c..%5csecret',
    '/objects/public/%2fetc%2fpasswd',
    '/objects/public//etc/passwd',
    '/objects/public/notes.txt%00.webp',
    '/objects/public/%252e%252e%252fchat/g/secret.webp',
    '/objects/public/demo',
    '/objects/public/',
    '/objects/public/.incoming',
    `/objects/public/${'x'.repeat(290)}`,
    `/objects/public/${'x'.repeat(9_000)}`,
  ])('leave nothing else to be read through %s', async (path) => {
    const { status, raw } = await test.call({ url: path });
    expect(status).toBe(404);
    expect(raw.rawPayload.includes('VP8')).toBe(false);
  });

  it('refuse an address that is no text with the coded error', async () => {
    const { status, error } = await test.call({ url: '/objects/public/%zz' });
    expect([400, 404]).toContain(status);
    expect(error).toMatch(/^api\./);
  });
});

describe('signed objects', () => {
  it('are closed without a signature', async () => {
    expect(await test.call({ url: '/objects/signed/chat/g/secret.webp' })).toMatchObject({
      status: 403,
      error: 'api.forbidden',
    });
  });

  it('open with it, on their brand alone, and are asked for again each time', async () => {
    const url = test.infra.objects.signedUrl('aurora/chat/g/secret.webp', 60);
    const { status, raw } = await test.call({ url });
    expect(status).toBe(200);
    expect(raw.rawPayload).toEqual(WEBP);
    expect(raw.headers['cache-control']).toBe('private, no-cache');
    expect((await test.call({ url, brand: 'lotus' })).status).toBe(403);
    expect((await test.call({ url: url.replace('secret', 'other') })).status).toBe(403);
    expect((await test.call({ url: url.replace(/e=\d+/, 'e=99999999999') })).status).toBe(403);
    expect((await test.call({ url: `${url}&s=x` })).status).toBe(403);
  });

  it('are closed again when the time is over', async () => {
    const url = test.infra.objects.signedUrl('aurora/chat/g/secret.webp', -1);
    expect((await test.call({ url })).status).toBe(403);
  });
});

const BOUNDARY = 'between';
const multipart = (fields: Record<string, string>, file?: Buffer, filename = 'x.webp') => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: text/html\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(parts.join('')),
    ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
};

const post = (body: Buffer | string, brand = 'aurora', contentType?: string) =>
  test.call({
    method: 'POST',
    url: '/objects/upload',
    brand,
    body,
    headers: { 'content-type': contentType ?? `multipart/form-data; boundary=${BOUNDARY}` },
  });

describe('chat uploads', () => {
  const groupId = 'a1_b2';
  const caller = () => ({ userId: person.id, sessionId: 's1', scope: 'session' as const });
  const prepare = (extension: string) => media.prepareChatUpload(test.tenant(), caller(), groupId, extension);
  const claim = (filePath: string, changes = {}) =>
    media.claimUpload(test.tenant(), { filePath, userId: person.id, groupId, ...changes });

  it.each(['exe', 'html', 'svg', 'mp4', 'mp3', 'constructor'])(
    'are not prepared for .%s',
    async (extension) => {
      await expect(prepare(extension)).rejects.toMatchObject({ code: 'api.unsupported_type' });
    },
  );

  it('cannot be claimed before anything arrived', async () => {
    const { file_path } = await prepare('webp');
    await expect(claim(file_path)).rejects.toMatchObject({ code: 'api.invalid_data' });
  });

  it('arrive, are claimed by their sender for their group alone, and are read back', async () => {
    const { url, form_data, file_path } = await prepare('jpg');
    expect(url).toBe('/objects/upload');
    const { size } = (await post(multipart(form_data, WEBP))).result;
    expect(size).toBeGreaterThan(0);
    const facts = { width: 40, height: 30, thumbhash: expect.any(String) };
    expect(await claim(file_path)).toEqual({ contentType: 'image/webp', size, facts });
    const someone = { code: 'api.invalid_data' };
    await expect(claim(file_path, { userId: 'another' })).rejects.toMatchObject(someone);
    await expect(claim(file_path, { groupId: 'a1_c3' })).rejects.toMatchObject(someone);
    await expect(claim('../secret')).rejects.toMatchObject(someone);
    const opened = await media.openChatFile(test.tenant(), file_path);
    expect(opened).toMatchObject({ size, contentType: 'image/webp' });
    expect(await media.openChatFile(test.tenant('lotus'), file_path)).toBeUndefined();
    expect(await media.openChatFile(test.tenant(), 'public/notes.txt')).toBeUndefined();
    expect((await test.call({ url: `/objects/public/../${file_path}` })).status).toBe(404);
  });

  it('of two megabytes arrive, one byte over the limit is refused and nothing is kept', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)]);
    expect((await post(multipart((await prepare('pdf')).form_data, large))).status).toBe(200);
    const { form_data, file_path } = await prepare('pdf');
    const tooLarge = Buffer.concat([PDF, Buffer.alloc(15 * 1024 * 1024 + 1 - PDF.length)]);
    expect(await post(multipart(form_data, tooLarge))).toMatchObject({ status: 413, error: 'api.too_large' });
    expect(await test.infra.objects.get(`aurora/${file_path}`)).toBeUndefined();
    await expect(claim(file_path)).rejects.toMatchObject({ code: 'api.invalid_data' });
  });

  it('are refused by content, whatever their name says', async () => {
    const { form_data } = await prepare('webp');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await post(multipart(form_data, html))).toMatchObject({
      status: 415,
      error: 'api.unsupported_type',
    });
  });

  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200, 0xcc)]);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  it.each([...FILE_EXTENSIONS, 'png'])(
    'are refused as .%s when they are a program or a drawing',
    async (extension) => {
      // What a drawing says is text, and downloaded as that.
      const disguised = extension === 'txt' ? [program] : [program, drawing];
      for (const file of disguised) {
        const { form_data, file_path } = await prepare(extension);
        expect(await post(multipart(form_data, file))).toMatchObject({ status: 415 });
        expect(await test.infra.objects.get(`aurora/${file_path}`)).toBeUndefined();
      }
    },
  );

  it('in the encoding of Chinese Windows stay as they are, and say what they are', async () => {
    const words = Buffer.from('c4e3bac3a3acb1b1bea9', 'hex');
    const { form_data, file_path } = await prepare('txt');
    expect((await post(multipart(form_data, words))).result).toMatchObject({ size: words.length });
    const contentType = 'text/plain; charset=gb18030';
    expect(await claim(file_path)).toMatchObject({ contentType });
    expect(await media.openChatFile(test.tenant(), file_path)).toMatchObject({ contentType });
    const { raw } = await test.call({ url: media.linkToChatFile(test.tenant(), file_path) });
    expect(raw.headers).toMatchObject({ 'content-type': contentType, 'content-disposition': 'attachment' });
    expect(raw.rawPayload).toEqual(words);
  });

  it('that break off in the middle keep nothing, and the sender may try again', async () => {
    const { form_data, file_path } = await prepare('pdf');
    const whole = multipart(form_data, Buffer.concat([PDF, Buffer.alloc(2_000)]));
    expect(await post(whole.subarray(0, whole.length - 1_000))).toMatchObject({ error: 'api.validation' });
    expect(await test.infra.objects.get(`aurora/${file_path}`)).toBeUndefined();
    expect((await post(whole)).status).toBe(200);
  });

  it('write once: a repeat gets the result of the first, and changes nothing', async () => {
    const { form_data, file_path } = await prepare('pdf');
    const first = await post(multipart(form_data, PDF));
    expect(first.status).toBe(200);
    const other = Buffer.concat([PDF, Buffer.from('more')]);
    expect((await post(multipart(form_data, other))).result).toEqual(first.result);
    expect((await test.infra.objects.get(`aurora/${file_path}`))?.size).toBe(PDF.length);
  });

  it('at once leave one file, and no half of one', async () => {
    const { form_data, file_path } = await prepare('pdf');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(multipart(form_data, PDF))));
    const results = answers.filter(({ status }) => status === 200).map(({ result }) => result);
    expect(new Set(results.map(({ size }) => size))).toEqual(new Set([PDF.length]));
    const lost = answers.filter(({ status }) => status !== 200).map(({ error }) => error);
    expect(new Set([...lost, 'api.invalid_data'])).toEqual(new Set(['api.invalid_data']));
    expect((await test.infra.objects.get(`aurora/${file_path}`))?.size).toBe(PDF.length);
  });

  it('are refused on another brand and without their fields', async () => {
    const { form_data } = await prepare('webp');
    expect((await post(multipart(form_data, WEBP), 'lotus')).status).toBe(403);
    expect((await post(multipart({}, WEBP))).error).toBe('api.forbidden');
    expect((await post(multipart(form_data))).error).toBe('api.validation');
  });

  it.each([
    ['JSON', '{}', 'application/json'],
    ['a form that breaks off', `--${BOUNDARY}\r\ncontent-disp`, undefined],
    ['a form without a boundary', 'x', 'multipart/form-data'],
    ['a form with an endless boundary', 'x', `multipart/form-data; boundary=${'b'.repeat(500)}`],
  ])('answer %s with a coded error', async (_, body, contentType) => {
    const { status, error } = await post(body, 'aurora', contentType);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error).toMatch(/^api\./);
  });
});
