import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chunksOf } from './freeing.ts';

const BODY = Buffer.from(Array.from({ length: 2_000_000 }, (_, index) => index % 251));

let seen: Buffer[];
let digest: string;
const server = createServer(async (incoming, response) => {
  const hash = createHash('sha256');
  for await (const chunk of chunksOf(incoming)) {
    hash.update(chunk);
    seen.push(chunk);
  }
  digest = hash.digest('hex');
  response.end();
});
beforeEach(async () => {
  seen = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

it('passes on each byte of a request, and keeps the memory of none', async () => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, method: 'PUT' }).end(BODY);
  const [response] = await once(sent, 'response');
  response.resume();
  expect(digest).toBe(createHash('sha256').update(BODY).digest('hex'));
  expect(seen.length).toBeGreaterThan(10);
  const kept = seen.reduce((sum, chunk) => sum + chunk.length, 0);
  expect(kept).toBeLessThan(BODY.length / 10);
});

it('leaves chunks alone that others may hold', async () => {
  const chunks = [Buffer.alloc(10_000, 1), Buffer.from('two')];
  const body = async function* () {
    yield* chunks;
  };
  for await (const chunk of chunksOf(body())) expect(chunk.length).toBeGreaterThan(0);
  expect(chunks.map(({ length }) => length)).toEqual([10_000, 3]);
});
