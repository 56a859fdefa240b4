import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { directoryOf, headOf, sizesOf, type ZippedEntry } from './records.ts';

export interface ZipEntry {
  /** A path within the zip. */
  name: string;
  at: Date;
  /** False for what is packed already, as pictures and videos are. */
  isPacked: boolean;
  body: AsyncIterable<Uint8Array>;
}

/**
 * A zip, chunk by chunk: an entry is read as it is asked for, and nothing of it is kept but its size. An entry that fails ends
 * it without a directory, so that nobody takes it for whole.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const done: ZippedEntry[] = [];
  let offset = 0;
  for await (const { name: path, at, isPacked, body } of entries) {
    const name = Buffer.from(path);
    const head = headOf({ name, at, isPacked });
    yield head;
    const sums = { crc: 0, size: 0, packed: 0 };
    const counted = countInto(sums, body);
    for await (const chunk of isPacked ? packed(counted) : counted) {
      sums.packed += chunk.length;
      yield chunk;
    }
    const tail = sizesOf(sums);
    yield tail;
    done.push({ name, at, isPacked, ...sums, offset });
    offset += head.length + sums.packed + tail.length;
  }
  yield directoryOf(done, offset);
}

async function* countInto(
  sums: { crc: number; size: number },
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    sums.crc = crc32(chunk, sums.crc);
    sums.size += chunk.length;
    yield chunk;
  }
}

async function* packed(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  // Whoever reads is told of an error; that nobody reads on is none.
  pipeline(Readable.from(body), deflate, () => undefined);
  yield* deflate;
}
