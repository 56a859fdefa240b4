import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * The chunks of a body. The memory of a request's own is given back when the next one is asked for: the collector, which sees
 * small objects only, would let some 64 MB of them gather first. So each has to be done with by then.
 */
export const chunksOf = (body: Readable | AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
  body instanceof IncomingMessage ? freeing(body) : body;

const freeing = async function* (body: AsyncIterable<Buffer<ArrayBuffer>>): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    yield chunk;
    // Those of a small body may share theirs with others.
    if (chunk.byteLength === chunk.buffer.byteLength) chunk.buffer.transfer(0);
  }
};
