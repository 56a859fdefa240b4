import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type pg from 'pg';

/** What `pg` tells a query of its own of (its `Submittable`), as far as COPY needs it. */
interface Wire {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const BLOCK = 64 * 1024;

const rowsOf = (tag: string): number => Number(/\d+$/.exec(tag)?.[0] ?? 0);

/** A query that `pg` runs, with what it is told of; resolves with the number of rows. */
const run = (client: pg.Client, text: string, handlers: object): Promise<number> =>
  new Promise((resolve, reject) => {
    let rows = 0;
    let failed: Error | undefined;
    const query = {
      submit: (wire: Wire) => wire.query(text),
      handleRowDescription: () => undefined,
      handleDataRow: () => undefined,
      handlePortalSuspended: () => undefined,
      handleEmptyQuery: () => undefined,
      handleCommandComplete: ({ text: tag }: { text: string }) => {
        rows = rowsOf(tag);
      },
      handleError: (error: Error) => {
        failed = error;
        reject(error);
      },
      handleReadyForQuery: () => (failed ? undefined : resolve(rows)),
      ...handlers,
    };
    (client as unknown as { query(query: object): void }).query(query);
  });

/** Writes what `copy … to stdout` says into `sink`, which is not ended. Returns the number of rows. */
export const copyTo = async (client: pg.Client, text: string, sink: Writable): Promise<number> => {
  let block = Buffer.allocUnsafe(BLOCK);
  let used = 0;
  let paused: Wire | undefined;
  const flush = (wire?: Wire) => {
    const isTaken = sink.write(block.subarray(0, used));
    block = Buffer.allocUnsafe(BLOCK);
    used = 0;
    if (isTaken || !wire) return;
    paused = wire;
    wire.stream.pause();
    sink.once('drain', () => wire.stream.resume());
  };
  const rows = await run(client, text, {
    // The memory of a row is used again when this returns.
    handleCopyData: ({ chunk }: { chunk: Buffer }, wire: Wire) => {
      for (let at = 0; at < chunk.length; ) {
        const copied = chunk.copy(block, used, at);
        at += copied;
        used += copied;
        if (used === BLOCK) flush(wire);
      }
    },
  });
  if (used > 0) flush();
  // Whoever ends the sink now ends what would say that it drained.
  paused?.stream.resume();
  return rows;
};

const feed = async (wire: Wire, source: AsyncIterable<Buffer>): Promise<void> => {
  try {
    for await (const chunk of source) {
      wire.sendCopyFromChunk(chunk);
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
    }
    wire.endCopyFrom();
  } catch (error) {
    wire.sendCopyFail(error instanceof Error ? error.message : String(error));
  }
};

/** Reads rows for `copy … from stdin`. Returns their number. @throws what the database, or the source, says */
export const copyFrom = (client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<number> =>
  run(client, text, { handleCopyInResponse: (wire: Wire) => void feed(wire, source) });
