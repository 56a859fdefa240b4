import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Put {
  port: number;
  brand: string;
  /** As the server gave it. */
  path: string;
  /** Of the whole body. */
  bytes: number;
  body: Readable;
}

/** Puts a video, or a part of one, to its address; returns the status. @throws when the connection breaks */
export const putFile = async ({ port, brand, path, bytes, body }: Put): Promise<number> => {
  const headers = {
    host: `${brand}.localhost:${port}`,
    'content-type': 'video/mp4',
    'content-length': bytes,
  };
  const sent = request({ host: '127.0.0.1', port, method: 'PUT', path, headers });
  const [[response]] = await Promise.all([
    once(sent, 'response') as Promise<[IncomingMessage]>,
    pipeline(body, sent),
  ]);
  response.resume();
  return response.statusCode ?? 0;
};
