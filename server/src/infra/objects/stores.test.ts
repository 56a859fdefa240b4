import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readS3 } from '../../config.objects.ts';
import { startBucket, type TestBucket } from '../../testing/bucket.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createObjects } from './objects.ts';
import { createS3Store } from './s3/s3-store.ts';
import { createSigner } from './signing.ts';

let dir: string;
let bucket: TestBucket;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'livery-stores-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(dir, { recursive: true, force: true });
});

const secret = Buffer.from('a secret of thirty-two characters!');
const log = pino({ level: 'silent' });
const bucketStore = (changes: Record<string, string> = {}, patience?: number): ObjectStore => {
  const config = readS3({ ...bucket.env, ...changes });
  if (!config) throw new Error('no bucket');
  return createS3Store(config, log, patience);
};

/** What every store does, wherever it keeps things. */
describe.each([
  ['a folder', () => createFolderStore(dir, createSigner(secret))],
  ['a bucket', bucketStore],
])('objects in %s', (_, open) => {
  let store: ObjectStore;
  beforeAll(() => {
    store = open();
  });
  const keep = async (key: string, words: string, options?: { once: boolean }) => {
    const file = join(dir, 'draft');
    await writeFile(file, words);
    await store.keep(key, file, options);
  };
  const readBack = async (key: string, range?: { start: number; end: number }) => {
    const object = await store.get(key);
    return object && text(object.read(range));
  };

  it('are listed, those of one brand', async () => {
    const keys = ['cedar/public/a/b.txt', 'cedar/private/c.txt', 'cedar/top.txt'];
    for (const key of [...keys, 'cedars/other.txt']) await keep(key, 'words');
    const listed = async (brand: string) => {
      const found: string[] = [];
      for await (const key of store.list(brand)) found.push(key);
      return found.toSorted();
    };
    expect(await listed('cedar')).toEqual(keys.toSorted());
    expect(await listed('nobody')).toEqual([]);
    for (const key of [...keys, 'cedars/other.txt']) await store.remove(key);
  });

  it('are read whole and in parts, with size, type, time and tag', async () => {
    await keep('aurora/public/a/b.txt', '0123456789');
    expect(await store.get('aurora/public/a/b.txt')).toMatchObject({
      size: 10,
      contentType: 'text/plain; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const { modifiedAt } = (await store.get('aurora/public/a/b.txt')) ?? {};
    expect(Math.abs(Date.now() - Number(modifiedAt))).toBeLessThan(60_000);
    expect(await readBack('aurora/public/a/b.txt')).toBe('0123456789');
    expect(await readBack('aurora/public/a/b.txt', { start: 2, end: 4 })).toBe('234');
    expect(await readBack('aurora/public/a/b.txt', { start: 9, end: 9 })).toBe('9');
  });

  it('are replaced, with another tag; those that are kept once are not', async () => {
    await keep('aurora/x.txt', 'old');
    const before = await store.get('aurora/x.txt');
    await keep('aurora/x.txt', 'newer');
    expect(await readBack('aurora/x.txt')).toBe('newer');
    expect((await store.get('aurora/x.txt'))?.etag).not.toBe(before?.etag);
    await expect(keep('aurora/x.txt', 'third', { once: true })).rejects.toMatchObject({
      code: 'api.data_exists',
    });
    expect(await readBack('aurora/x.txt')).toBe('newer');
    await keep('aurora/once.txt', 'first', { once: true });
    expect(await readBack('aurora/once.txt')).toBe('first');
  });

  it('are gone after remove, and removing twice is no error', async () => {
    await keep('aurora/gone.txt', 'x');
    await store.remove('aurora/gone.txt');
    await store.remove('aurora/gone.txt');
    expect(await store.get('aurora/gone.txt')).toBeUndefined();
  });

  it('that are empty, and long ones, come back as they are', async () => {
    await keep('aurora/empty.txt', '');
    expect(await readBack('aurora/empty.txt')).toBe('');
    const long = '极光'.repeat(200_000);
    await keep('aurora/long.txt', long);
    expect(await readBack('aurora/long.txt')).toBe(long);
  });

  it.each(['aurora/../secret', '/etc/passwd', 'aurora/.incoming/x', 'aurora//x', 'aurora', ''])(
    'are neither found nor written nor signed under %j',
    async (key) => {
      const rules = { maxBytes: 1, contentTypes: [], lifetime: 60 };
      expect(await store.get(key)).toBeUndefined();
      await expect(async () => keep(key, 'x')).rejects.toThrow('not an object key');
      await expect(async () => store.remove(key)).rejects.toThrow('not an object key');
      await expect(async () => store.signedPut(key, rules)).rejects.toThrow('not an object key');
      await expect(async () => store.signedPost(key, rules)).rejects.toThrow('not an object key');
    },
  );
});

describe('a bucket', () => {
  const rules = { maxBytes: 100, contentTypes: ['text/plain; charset=utf-8'], lifetime: 60 };
  const put = async (url: string, body: string, headers = {}) =>
    (await fetch(url, { method: 'PUT', body, headers })).status;

  it('takes a file at a signed address, as whatever the browser calls it', async () => {
    const store = bucketStore();
    const url = await store.signedPut('aurora/incoming/chat/g/a.mp4', rules);
    expect(await put(url, 'four', { 'content-type': 'video/mp4' })).toBe(200);
    expect((await store.get('aurora/incoming/chat/g/a.mp4'))?.size).toBe(4);
  });

  it('refuses another key, another method, and an address that has expired', async () => {
    const store = bucketStore();
    const url = await store.signedPut('aurora/incoming/a.mp4', rules);
    expect(await put(url.replace('a.mp4', 'b.mp4'), 'x')).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
    expect(await put(await store.signedPut('aurora/incoming/a.mp4', { ...rules, lifetime: -1 }), 'x')).toBe(
      403,
    );
    const stranger = bucketStore({ S3_SECRET_KEY: 'another' });
    expect(await put(await stranger.signedPut('aurora/incoming/a.mp4', rules), 'x')).toBe(403);
    expect(await store.get('aurora/incoming/a.mp4')).toBeUndefined();
  });

  it('takes just as many bytes as are signed, where their number is known', async () => {
    const store = bucketStore();
    const url = await store.signedPut('aurora/incoming/b.mp4.0001', { ...rules, maxBytes: 4, isExact: true });
    expect(await put(url, 'fives')).toBe(403);
    expect(await put(url, 'two')).toBe(403);
    expect(await store.get('aurora/incoming/b.mp4.0001')).toBeUndefined();
    expect(await put(url, 'four')).toBe(200);
  });

  it('takes a form post where it says', async () => {
    const store = bucketStore();
    const { url, form_data } = await store.signedPost('aurora/incoming/chat/g/a.txt', rules);
    const form = new FormData();
    for (const [name, value] of Object.entries(form_data)) form.append(name, value);
    form.append('file', new Blob(['four']), 'a.txt');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    expect((await store.get('aurora/incoming/chat/g/a.txt'))?.size).toBe(4);
  });

  it.each([
    ['keys are wrong', { S3_SECRET_KEY: 'another' }],
    ['bucket is not there', { S3_BUCKET: 'no-such-bucket' }],
    ['address nobody listens at', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('whose %s is said to be unavailable', async (_, changes) => {
    const file = join(dir, 'draft');
    await writeFile(file, 'x');
    await expect(bucketStore(changes).keep('aurora/x.txt', file)).rejects.toMatchObject({
      code: 'api.unavailable',
    });
  });
});

describe('a bucket that does not do its work', () => {
  /** Something else at the address of a bucket. */
  const startAt = async (handle: RequestListener) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      handle(request, response);
    });
    onTestFinished(async () => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { asked, S3_ENDPOINT: `http://127.0.0.1:${port}` };
  };
  const unavailable = { code: 'api.unavailable' };

  it('and does not respond is given up', async () => {
    const { S3_ENDPOINT } = await startAt(() => undefined);
    const store = bucketStore({ S3_ENDPOINT }, 50);
    const file = join(dir, 'draft');
    await writeFile(file, 'x');
    await expect(store.get('aurora/x.txt')).rejects.toMatchObject(unavailable);
    await expect(store.keep('aurora/x.txt', file)).rejects.toMatchObject(unavailable);
  });

  it('and breaks off what it was about to give is said to be unavailable', async () => {
    const { S3_ENDPOINT } = await startAt((request, response) => {
      response.setHeader('content-length', 10);
      if (request.method === 'HEAD') response.end();
      else response.write('half', () => response.destroy());
    });
    const object = await bucketStore({ S3_ENDPOINT }).get('aurora/x.txt');
    const seen: string[] = [];
    const readAll = async () => {
      for await (const chunk of object?.chunks?.() ?? []) seen.push(`${chunk}`);
    };
    await expect(readAll()).rejects.toMatchObject(unavailable);
    expect(seen).toEqual(['half']);
  });

  it('and names another address is not followed there', async () => {
    const elsewhere = await startAt((_, response) => response.end());
    const { S3_ENDPOINT } = await startAt((_, response) =>
      response.writeHead(307, { location: `${elsewhere.S3_ENDPOINT}/stolen` }).end(),
    );
    await expect(bucketStore({ S3_ENDPOINT }).get('aurora/x.txt')).rejects.toMatchObject(unavailable);
    expect(elsewhere.asked).toEqual([]);
  });
});

/** What was sent straight to a bucket is looked into there. */
describe('an arrival', () => {
  const key = 'aurora/chat/g/notes.txt';
  const inspection = { maxBytes: 20, contentTypes: ['text/plain; charset=utf-8'] };
  const open = () => createObjects({ dir, secret, store: bucketStore() });
  const send = async (words: string, part?: number) => {
    const objects = open();
    const arrival = part === undefined ? objects.arrivalOf(key) : `${objects.arrivalOf(key)}.${part}`;
    await objects.put(arrival, Buffer.from(words));
    return arrival;
  };

  it('becomes the object, and is gone', async () => {
    const objects = open();
    const arrival = await send('four');
    const seen: string[] = [];
    const taken = await objects.take(key, [arrival], {
      ...inspection,
      finish: async (_, type) => {
        seen.push(type);
        return [];
      },
    });
    expect(taken).toEqual({ key, size: 4, contentType: 'text/plain; charset=utf-8' });
    expect(seen).toEqual(['text/plain; charset=utf-8']);
    expect((await objects.get(key))?.size).toBe(4);
    expect(await objects.get(arrival)).toBeUndefined();
    await objects.remove(key);
  });

  it('in parts becomes one object, in their order; not while one is missing', async () => {
    const objects = open();
    const arrivals = [await send('one ', 1), `${objects.arrivalOf(key)}.2`];
    expect(await objects.take(key, arrivals, inspection)).toBeUndefined();
    await send('two', 2);
    expect(await objects.take(key, arrivals, inspection)).toMatchObject({ size: 7 });
    expect(await text((await objects.get(key))?.read() ?? Readable.from([]))).toBe('one two');
    for (const arrival of arrivals) expect(await objects.get(arrival)).toBeUndefined();
    await objects.remove(key);
  });

  it.each([
    ['too long', 'x'.repeat(21), 'api.too_large'],
    ['something else', '%PDF-1.4', 'api.unsupported_type'],
  ])('that is %s is refused, and nothing of it stays', async (_, words, code) => {
    const objects = open();
    const arrival = await send(words);
    await expect(objects.take(key, [arrival], inspection)).rejects.toMatchObject({ code });
    expect(await objects.get(arrival)).toBeUndefined();
    expect(await objects.get(key)).toBeUndefined();
  });

  it('is there for another try when looking into it failed', async () => {
    const objects = open();
    const arrival = await send('four');
    const broken = async () => Promise.reject(new Error('no memory'));
    const take = (step: object) => objects.take(key, [arrival], { ...inspection, ...step });
    await expect(take({ finish: broken })).rejects.toThrow('no memory');
    await expect(take({ note: broken })).rejects.toThrow('no memory');
    expect(await objects.take(key, [arrival], inspection)).toMatchObject({ size: 4 });
  });
});
