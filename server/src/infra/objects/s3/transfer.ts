import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { chunksOf } from '../freeing.ts';

interface Address {
  url: string;
  headers: Record<string, string>;
  /** Milliseconds without a byte in either direction. */
  patience: number;
}

/**
 * Long bodies go by Node's own requests, which follow no redirects: `fetch` copies each chunk and leaves all of it to the
 * collector.
 */
const send = (method: string, { url, headers, patience }: Address): ClientRequest => {
  const sent = (url.startsWith('https:') ? secure : plain)(url, { method, headers, timeout: patience });
  return sent.on('timeout', () => sent.destroy(new Error(`nothing for ${patience} ms`)));
};

const responseOf = (sent: ClientRequest): Promise<[IncomingMessage]> =>
  once(sent, 'response') as Promise<[IncomingMessage]>;

/** What is at an address, to be read one chunk after the other: each is gone when the next is asked for. @throws unless it is there */
export const download = async function* (address: Address): AsyncGenerator<Buffer> {
  const [response] = await responseOf(send('GET', address).end());
  if (response.statusCode !== 200) {
    response.resume();
    throw new Error(`GET: ${response.statusCode}`);
  }
  yield* chunksOf(response);
};

const AT_ONCE = 1024 * 1024;

/** Puts a file, through one piece of memory; returns the status. @throws when the connection breaks */
export const upload = async (address: Address, file: string): Promise<number> => {
  const source = await open(file);
  try {
    const { size } = await source.stat();
    const headers = { ...address.headers, 'content-length': `${size}` };
    const sent = send('PUT', { ...address, headers });
    const answered = responseOf(sent);
    // It may break while nobody waits for it.
    answered.catch(() => undefined);
    const buffer = Buffer.allocUnsafe(AT_ONCE);
    for (let left = size; left > 0; ) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length);
      if (bytesRead === 0) throw new Error('the file became shorter');
      left -= bytesRead;
      // A store that refuses does not wait for all of it.
      await Promise.race([answered, written(sent, buffer.subarray(0, bytesRead))]);
    }
    sent.end();
    const [response] = await answered;
    response.resume();
    return response.statusCode ?? 0;
  } finally {
    await source.close();
  }
};

const written = (sent: ClientRequest, chunk: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    sent.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
