import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError, FILES, MANIFEST, type Manifest } from './manifest.ts';

const AT_ONCE = 8;

/** Does `work` for each, some at a time. @throws what the first that fails throws */
export const eachOf = async <T>(
  all: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const running = new Set<Promise<unknown>>();
  for await (const item of all) {
    const one = work(item).finally(() => running.delete(one));
    running.add(one);
    // Whoever waits next is told.
    one.catch(() => undefined);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
};

const counted = (hash: Hash, count: (bytes: number) => void) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      count(chunk.length);
      yield chunk;
    }
  };

/** Writes files of a backup, and notes what each was. */
export const createFiles = (folder: string) => {
  const written = new Map<string, { sha256: string; size: number }>();
  const write = async (path: string, source: Readable): Promise<number> => {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const hash = createHash('sha256');
    let size = 0;
    const count = (bytes: number) => {
      size += bytes;
    };
    await pipeline(source, counted(hash, count), createWriteStream(target, { mode: 0o600, flush: true }));
    written.set(path, { sha256: hash.digest('hex'), size });
    return size;
  };
  return {
    write,
    /** Writes what `work` puts into it; returns what that returns. */
    fill: async <T>(path: string, work: (sink: Writable) => Promise<T>): Promise<T> => {
      const sink = new PassThrough();
      const writing = write(path, sink);
      writing.catch((error: Error) => sink.destroy(error));
      const filled = work(sink).then(
        (result) => {
          sink.end();
          return result;
        },
        (error: Error) => {
          sink.destroy(error);
          throw error;
        },
      );
      const [result] = await Promise.all([filled, writing]);
      return result;
    },
    /** The list and, last, the manifest: from then on it is a backup. */
    finish: async (said: Omit<Manifest, 'files'>): Promise<Manifest> => {
      const entries = [...written].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const list = entries.map(([path, each]) => `${each.sha256}  ${path}\n`).join('');
      const bytes = entries.reduce((sum, [, { size }]) => sum + size, 0);
      await writeFile(join(folder, FILES), list, { mode: 0o600, flush: true });
      const sha256 = createHash('sha256').update(list).digest('hex');
      const manifest: Manifest = { ...said, files: { count: entries.length, bytes, sha256 } };
      const draft = join(folder, `${MANIFEST}.draft`);
      await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
      await rename(draft, join(folder, MANIFEST));
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
      return manifest;
    },
  };
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Paths of a backup, each of which is as it was written. @throws BackupError that names the first that is not */
export const checkFiles = async (folder: string, { files }: Manifest): Promise<string[]> => {
  const list = await readFile(join(folder, FILES), 'utf8').catch(() => '');
  if (createHash('sha256').update(list).digest('hex') !== files.sha256)
    throw new BackupError(`${FILES} is broken: it is not as it was written. Take another backup.`);
  const entries = list.split('\n').filter((line) => line !== '');
  await eachOf(entries, async (line) => {
    const path = line.slice(66);
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (!found) throw new BackupError(`${path} is missing in the backup. Take another one.`);
    if ((await hashOf(join(folder, path))) !== line.slice(0, 64))
      throw new BackupError(`${path} is broken: it is not as it was written. Take another backup.`);
  });
  return entries.map((line) => line.slice(66));
};
