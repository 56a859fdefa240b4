import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { accepts, useCompression } from './compression.ts';

const LONG = {
  result: Array.from({ length: 40 }, (_, index) => ({ text: `words and words ${index}`.repeat(4) })),
};

const app = fastify();
useCompression(app);
app.get('/long', async (_, reply) => reply.header('vary', 'accept-language').send(LONG));
app.get('/short', async () => ({ result: 'fine' }));
app.get('/text', async (_, reply) => reply.type('text/plain').send('a'.repeat(5_000)));

const get = (url: string, encodings?: string) =>
  app.inject({ url, ...(encodings !== undefined && { headers: { 'accept-encoding': encodings } }) });

test('a long result is compressed for who reads it', async () => {
  const response = await get('/long', 'br, gzip;q=0.8');
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-language, accept-encoding',
  });
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual(LONG);
  expect(response.rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 4);
});

test.each([undefined, 'br', 'gzip;q=0', 'br, gzip; q=0.0, deflate'])('and not for %s', async (encodings) => {
  const response = await get('/long', encodings);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['vary']).toContain('accept-encoding');
  expect(response.json()).toEqual(LONG);
});

test.each(['/short', '/text'])('%s stays as it is', async (url) => {
  expect((await get(url, 'gzip')).headers['content-encoding']).toBeUndefined();
});

test('what somebody says that they do not read is not sent', () => {
  expect(accepts('br', 'gzip, deflate, br')).toBe(true);
  for (const header of ['br;q=0', 'gzip, br; q=0.0', 'gzip', 'brotli', undefined])
    expect(accepts('br', header)).toBe(false);
});
