import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostRules } from './object-store.ts';
import { createObjects, type Objects } from './objects.ts';

const secret = Buffer.from('a secret of thirty-two characters!');
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200, 7)]);
const rules: PostRules = { maxBytes: 1_000, contentTypes: ['image/png'], lifetime: 60 };

let dir: string;
let store: Objects;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'livery-objects-'));
  store = createObjects({ dir, secret });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(dir, { recursive: true, force: true });
});

const leftovers = () => readdir(join(dir, '.incoming'));
const readBack = async (key: string) => {
  const object = await store.get(key);
  return object && text(object.read());
};

describe('objects', () => {
  it('are read back whole, in parts, and with their content type', async () => {
    await store.put('aurora/public/a/b.txt', Buffer.from('0123456789'));
    const object = await store.get('aurora/public/a/b.txt');
    expect(object).toMatchObject({ size: 10, contentType: 'text/plain; charset=utf-8' });
    expect(await text(object?.read({ start: 2, end: 4 }) ?? Readable.from([]))).toBe('234');
    expect(await readBack('aurora/public/a/b.txt')).toBe('0123456789');
  });

  it('are replaced by put, with another tag', async () => {
    await store.put('aurora/x.txt', Buffer.from('old'));
    const before = await store.get('aurora/x.txt');
    await store.put('aurora/x.txt', Readable.from([Buffer.from('newer')]));
    expect(await readBack('aurora/x.txt')).toBe('newer');
    expect((await store.get('aurora/x.txt'))?.etag).not.toBe(before?.etag);
  });

  it('are gone after remove, and removing twice is no error', async () => {
    await store.put('aurora/x.txt', Buffer.from('x'));
    await store.remove('aurora/x.txt');
    await store.remove('aurora/x.txt');
    expect(await store.get('aurora/x.txt')).toBeUndefined();
  });

  it('keep what was there when a write breaks off', async () => {
    await store.put('aurora/x.txt', Buffer.from('old'));
    const broken = new Readable({
      read() {
        this.push('half');
        this.destroy(new Error('cable cut'));
      },
    });
    await expect(store.put('aurora/x.txt', broken)).rejects.toThrow('cable cut');
    expect(await readBack('aurora/x.txt')).toBe('old');
    expect(await leftovers()).toEqual([]);
  });

  it('are refused with a code when the disk is full', async () => {
    const full = new Readable({
      read() {
        this.destroy(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
      },
    });
    await expect(store.put('aurora/x.txt', full)).rejects.toMatchObject({ code: 'api.unavailable' });
    expect(await leftovers()).toEqual([]);
  });

  it.each([
    'aurora/../secret',
    'aurora/public/../../secret',
    '../secret',
    '/etc/passwd',
    'aurora//x',
    'aurora/.incoming/x',
    'aurora/x\0.txt',
    'aurora/a\\b',
    'aurora/%2e%2e/x',
    'aurora',
    'aurora/',
    'Aurora/x',
    '',
    `aurora/${'x'.repeat(201)}`,
    `aurora${'/x'.repeat(150)}`,
  ])('are not found and not written under the key %j', async (key) => {
    await writeFile(join(dir, 'secret'), 'never shown');
    expect(await store.get(key)).toBeUndefined();
    await expect(async () => store.put(key, Buffer.from('x'))).rejects.toThrow('not an object key');
    expect(() => store.signedUrl(key, 60)).toThrow('not an object key');
  });

  it('can be read by the account of the server alone', async () => {
    const { form_data } = await store.signedPost('aurora/chat/g/x.png', rules);
    await store.put('aurora/x.txt', Buffer.from('x'));
    await store.receive('aurora', form_data, Readable.from([PNG]));
    for (const key of ['aurora/x.txt', 'aurora/chat/g/x.png']) {
      const { mode } = await stat(join(dir, key));
      expect((mode & 0o777).toString(8)).toBe('600');
    }
  });

  it('of a killed process are cleared from the incoming folder, those of living ones stay', async () => {
    const [old, young] = ['old', 'young'].map((name) => join(dir, '.incoming', name)) as [string, string];
    await Promise.all([old, young].map((file) => writeFile(file, 'half')));
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(old, yesterday, yesterday);
    createObjects({ dir, secret });
    expect(await leftovers()).toEqual(['young']);
  });
});

describe('signed addresses', () => {
  const parse = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    return {
      path: pathname.slice('/objects/signed/'.length),
      query: { e: searchParams.get('e'), s: searchParams.get('s') } as { e: string; s: string },
    };
  };

  it('open their own path on their own brand, until they expire', () => {
    const { path, query } = parse(store.signedUrl('aurora/chat/g/x.png', 60));
    expect(path).toBe('chat/g/x.png');
    expect(store.verifyUrl('aurora', path, query)).toBe(true);
    expect(store.verifyUrl('lotus', path, query)).toBe(false);
    expect(store.verifyUrl('aurora', 'chat/g/y.png', query)).toBe(false);
    vi.useFakeTimers({ now: Date.now() + 61_000 });
    expect(store.verifyUrl('aurora', path, query)).toBe(false);
  });

  it('cannot be widened', () => {
    const { path, query } = parse(store.signedUrl('aurora/chat/g/x.png', 60));
    const later = String(Number(query.e) + 1);
    expect(store.verifyUrl('aurora', path, { ...query, e: later })).toBe(false);
    expect(store.verifyUrl('aurora', path, { ...query, s: `${query.s}=` })).toBe(false);
    expect(store.verifyUrl('aurora', path, { ...query, s: query.s.slice(1) })).toBe(false);
    expect(store.verifyUrl('aurora', path, { ...query, s: [query.s] })).toBe(false);
    expect(store.verifyUrl('aurora', path, {})).toBe(false);
  });

  it('are worth nothing under another secret', () => {
    const { path, query } = parse(store.signedUrl('aurora/chat/g/x.png', 60));
    const other = createObjects({ dir, secret: Buffer.from('quite another secret of 32 chars') });
    expect(other.verifyUrl('aurora', path, query)).toBe(false);
  });

  it('for reading do not allow writing', async () => {
    const { path, query } = parse(store.signedUrl('aurora/x.png', 60));
    const form = { key: 'aurora/x.png', policy: `${path}\n${query.e}`, signature: query.s };
    await expect(store.receive('aurora', form, Readable.from([PNG]))).rejects.toMatchObject({
      code: 'api.forbidden',
    });
  });
});

describe('signed form posts', () => {
  const post = (form: Record<string, string>, body: Buffer, brand = 'aurora') =>
    store.receive(brand, form, Readable.from([body]));
  const formFor = async (changes: Partial<PostRules> = {}, key = 'aurora/chat/g/x.png') =>
    (await store.signedPost(key, { ...rules, ...changes })).form_data;

  it('keep what was posted, and tell what it is', async () => {
    const received = await post(await formFor(), PNG);
    expect(received).toEqual({ key: 'aurora/chat/g/x.png', size: PNG.length, contentType: 'image/png' });
    expect(await readFile(join(dir, received.key))).toEqual(PNG);
  });

  it('write once: also when two arrive together', async () => {
    const form = await formFor();
    const results = await Promise.allSettled([post(form, PNG), post(form, PNG)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(post(form, PNG)).rejects.toMatchObject({ code: 'api.data_exists' });
    expect(await leftovers()).toEqual([]);
  });

  it.each([
    ['another brand', () => formFor(), 'lotus'],
    ['another key', async () => ({ ...(await formFor()), key: 'aurora/chat/g/y.png' }), 'aurora'],
    [
      'an unsigned policy',
      async () => ({ ...(await formFor()), policy: widened(await formFor()) }),
      'aurora',
    ],
    ['no signature', async () => ({ key: 'aurora/x.png' }), 'aurora'],
    ['an expired policy', () => formFor({ lifetime: -1 }), 'aurora'],
    ['a key of another brand', () => foreignForm(), 'aurora'],
  ])('refuse %s', async (_, form, brand) => {
    await expect(post(await form(), PNG, brand)).rejects.toMatchObject({ code: 'api.forbidden' });
  });

  const widened = ({ policy }: Record<string, string>) =>
    Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(policy ?? '', 'base64').toString()), maxBytes: 9e9 }),
    ).toString('base64');
  const foreignForm = () => formFor({}, 'lotus/chat/g/x.png');

  it('refuse less than has to come, where that is known', async () => {
    const form = await formFor({ maxBytes: PNG.length, isExact: true });
    await expect(post(form, PNG.subarray(1))).rejects.toMatchObject({ code: 'api.unsupported_type' });
    await expect(post(form, PNG.subarray(0, -1))).rejects.toMatchObject({ code: 'api.invalid_data' });
    expect(await leftovers()).toEqual([]);
    expect(await post(form, PNG)).toMatchObject({ size: PNG.length });
  });

  it('refuse one byte too many, and keep nothing', async () => {
    const exact = Buffer.concat([PNG, Buffer.alloc(1_000 - PNG.length)]);
    await expect(post(await formFor(), Buffer.concat([exact, Buffer.alloc(1)]))).rejects.toMatchObject({
      code: 'api.too_large',
    });
    expect(await store.get('aurora/chat/g/x.png')).toBeUndefined();
    expect(await leftovers()).toEqual([]);
    expect(await post(await formFor(), exact)).toMatchObject({ size: 1_000 });
  });

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', Buffer.alloc(0)],
  ])('refuse %s where a PNG was announced', async (_, body) => {
    await expect(post(await formFor(), body)).rejects.toMatchObject({ code: 'api.unsupported_type' });
    expect(await store.get('aurora/chat/g/x.png')).toBeUndefined();
  });
});

describe('content is recognised', () => {
  const latin = (bytes: string) => Buffer.from(bytes, 'latin1');
  const cases: [string, string, Buffer][] = [
    ['jpg', 'image/jpeg', latin('\xff\xd8\xff\xe0')],
    ['gif', 'image/gif', latin('GIF89a...')],
    ['webp', 'image/webp', latin('RIFF\0\0\0\0WEBPVP8 ')],
    ['mp4', 'video/mp4', latin('\0\0\0\x18ftypisom')],
    ['mov', 'video/quicktime', latin('\0\0\0\x14ftypqt  ')],
    ['mp3', 'audio/mpeg', latin('ID3\x04')],
    ['mp3', 'audio/mpeg', latin('\xff\xfb\x90\0')],
    ['pdf', 'application/pdf', latin('%PDF-1.7')],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', latin('PK\x03\x04')],
    ['rar', 'application/vnd.rar', latin('Rar!\x1a\x07\x01\0')],
    ['doc', 'application/msword', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['txt', 'text/plain; charset=utf-8', Buffer.from('你好，<b>text</b> 🙂')],
  ];
  it.each(cases)('%s as %s', async (extension, type, body) => {
    const key = `aurora/f.${extension}`;
    const { form_data } = await store.signedPost(key, { ...rules, contentTypes: [type] });
    expect(await store.receive('aurora', form_data, Readable.from([body]))).toMatchObject({
      contentType: type,
    });
  });

  const asText = async (chunks: Buffer[]) => {
    const { form_data } = await store.signedPost('aurora/f.txt', {
      ...rules,
      contentTypes: ['text/plain; charset=utf-8'],
    });
    return store.receive('aurora', form_data, Readable.from(chunks));
  };

  it('text whose characters are cut by chunks is still text', async () => {
    const bytes = Buffer.from('极光'.repeat(100));
    const chunks = Array.from(bytes, (byte) => Buffer.from([byte]));
    expect(await asText(chunks)).toMatchObject({ size: bytes.length });
    expect(await readBack('aurora/f.txt')).toBe('极光'.repeat(100));
  });

  it.each([
    ['GBK', Buffer.from('c4e3bac3a3acb1b1bea9', 'hex')],
    ['GB18030, which has all characters', Buffer.from('c4e39439da33', 'hex')],
  ])('text in %s is kept as it is, and says so', async (_, bytes) => {
    const chunks = Array.from({ length: 3 * bytes.length }, (_, index) =>
      bytes.subarray(index % bytes.length).subarray(0, 1),
    );
    expect(await asText(chunks)).toMatchObject({ contentType: 'text/plain; charset=gb18030' });
    expect((await readFile(join(dir, 'aurora/f.txt'))).subarray(0, bytes.length)).toEqual(bytes);
  });

  const utf16 = (words: string): Buffer => Buffer.from(`\ufeff${words}`, 'utf16le');
  it.each([
    ['utf-16le', utf16('报告 Report\r\n🙂'.repeat(20))],
    ['utf-16be', utf16('报告 Report\r\n🙂'.repeat(20)).swap16()],
  ])('text that says by its first character that it is %s is kept', async (charset, bytes) => {
    const chunks = Array.from(bytes, (byte) => Buffer.from([byte]));
    expect(await asText(chunks)).toMatchObject({ contentType: `text/plain; charset=${charset}` });
    expect(await readFile(join(dir, 'aurora/f.txt'))).toEqual(bytes);
  });

  it.each([
    ['the mark of UTF-16 and a NUL character', [utf16('a\0b')]],
    ['the mark of UTF-16 and half a character', [utf16('ab').subarray(0, 5)]],
    ['the mark of UTF-16 and half a pair', [utf16('🙂').subarray(0, 4)]],
    ['the mark of UTF-16 before a program', [Buffer.from('fffe4d5a900003000000', 'hex')]],
    ['a NUL character', [Buffer.from('a\0b')]],
    ['a NUL character far behind', [Buffer.alloc(500, 97), Buffer.from('\0')]],
    ['no UTF-8', [Buffer.from([0xc3, 0x28])]],
    // Two of its three bytes would be a character of GBK.
    ['a character cut off at the end', [Buffer.alloc(100, 97), Buffer.from('光').subarray(0, 1)]],
    ['no UTF-8 and control characters', [Buffer.from('c4e31b5b326a02', 'hex')]],
    ['bytes of a program after text', [Buffer.alloc(100, 97), Buffer.from([0xff, 0xfe, 0x90, 0x90])]],
    ['a picture', [PNG]],
    ['a HEIC picture', [latin('\0\0\0\x18ftypheic')]],
  ])('text with %s is refused', async (_, chunks) => {
    await expect(asText(chunks)).rejects.toMatchObject({ code: 'api.unsupported_type' });
  });
});
