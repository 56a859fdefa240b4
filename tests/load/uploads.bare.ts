import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** What taking a body costs whoever takes it over HTTP: written as it comes, on the disk before 200 is returned. */
const server = createServer(async (request, response) => {
  const file = process.argv[2] ?? '';
  await pipeline(request, createWriteStream(file, { flush: true }));
  response.end();
  await rm(file);
});
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
