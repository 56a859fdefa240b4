import { createReadStream } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@livery/contract';
import { call, openConversation } from '../support/client.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { writeClip } from '../support/long-clip.ts';
import { putFile } from '../support/put-file.ts';
import { startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import { median } from './statistics.ts';

const MEGABYTE = 1024 * 1024;
interface Amounts {
  bytes: number;
  turns: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { bytes: LIMITS.videoFile, turns: 5 },
  smoke: { bytes: 4 * MEGABYTE, turns: 1 },
};
const BRAND = 'harbor';

/** Bytes of memory of a process, now and at most since `forgetPeak`. Linux alone. */
const memoryOf = async (pid: number): Promise<{ now: number; peak: number }> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
};
const forgetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Reads and writes as plainly as can be, until it is on the disk. */
const copy = async (from: string, to: string): Promise<void> => {
  const [source, target] = [await open(from), await open(to, 'w')];
  const buffer = Buffer.alloc(MEGABYTE);
  try {
    for (;;) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length);
      if (bytesRead === 0) break;
      await target.write(buffer, 0, bytesRead);
    }
    await target.sync();
  } finally {
    await Promise.all([source.close(), target.close()]);
    await rm(to);
  }
};

/** Where the index of a clip stands decides whether it is written once or twice. */
type Index = 'front' | 'end';
const INDEXES: Index[] = ['end', 'front'];

interface Turn {
  /** Bytes that the server's memory grew by at most. */
  grown: number;
  /** Milliseconds. */
  upload: number;
  bare: number;
  copy: number;
}

/** A server of the product, as one puts a video to it, and how its memory grows. */
const enterProduct = async (folder: string) => {
  const server = await startServer({ DATA_DIR: join(folder, 'data'), UPLOAD_MEGABYTES_PER_DAY: '100000' });
  const at = { port: server.port, brand: BRAND };
  const { ann, groupId } = await openConversation(at);
  const put = async (clip: string, bytes: number) => {
    const url = `/api/v1/files/groups/${groupId}/upload_video_url`;
    const { result } = await call({ ...at, token: ann.token, url });
    const status = await putFile({ ...at, path: result.url, bytes, body: createReadStream(clip) });
    if (status !== 200) throw new Error(`The video was refused: ${status}.`);
  };
  return {
    put: async (clip: string, bytes: number) => {
      const { now } = await memoryOf(server.pid);
      await forgetPeak(server.pid);
      const upload = await timed(() => put(clip, bytes));
      return { upload, grown: (await memoryOf(server.pid)).peak - now };
    },
    leave: () => server.signal('SIGINT'),
  };
};

/** A server that takes whatever is put to it, and does nothing else. */
const enterBare = async (folder: string) => {
  const child = startChild<object, number>('./uploads.bare.ts', [join(folder, 'bare')]);
  const port = await child.next();
  return {
    put: (clip: string, bytes: number) =>
      timed(() => putFile({ port, brand: BRAND, path: '/', bytes, body: createReadStream(clip) })),
    leave: child.stop,
  };
};

const play = async (folder: string, { bytes, turns }: Amounts): Promise<Record<Index, Turn[]>> => {
  const clips: Record<Index, string> = { end: join(folder, 'end.mp4'), front: join(folder, 'front.mp4') };
  for (const index of INDEXES) await writeClip(clips[index], bytes, index);
  const product = await enterProduct(folder);
  const bare = await enterBare(folder);
  const seen: Record<Index, Turn[]> = { end: [], front: [] };
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      for (const index of INDEXES) {
        const clip = clips[index];
        seen[index].push({
          ...(await product.put(clip, bytes)),
          bare: await bare.put(clip, bytes),
          copy: await timed(() => copy(clip, join(folder, 'copy'))),
        });
      }
    }
    return seen;
  } finally {
    await bare.leave();
    await product.leave();
  }
};

const rowsOf = ({ end, front }: Record<Index, Turn[]>, bytes: number): Row[] => {
  const all = [...end, ...front];
  const [first = 0, ...later] = all.map(({ grown }) => grown / MEGABYTE);
  const speed = (what: string, times: number[]): Row => ({
    what,
    value: round(bytes / MEGABYTE / (median(times) / 1000)),
    unit: 'MB a second',
  });
  const ratio = (what: string, turns: Turn[], other: 'bare' | 'copy', least: number): Row => ({
    what,
    value: round(median(turns.map((turn) => turn[other] / turn.upload)), 2),
    unit: '×',
    goal: { least },
  });
  const memory = (what: string, value: number): Row => ({
    what,
    value: round(value, 1),
    unit: 'MB',
    goal: { most: 32 },
  });
  return [
    memory('server, memory for the first video', first),
    memory('for another one', Math.max(0, ...later)),
    speed(
      'video put, looked into, kept: index at the end',
      end.map(({ upload }) => upload),
    ),
    speed(
      'index first',
      front.map(({ upload }) => upload),
    ),
    speed(
      'put to a bare server',
      all.map(({ bare }) => bare),
    ),
    speed(
      'plain copy to the disk',
      all.map((turn) => turn.copy),
    ),
    ratio('against the plain copy', end, 'copy', 0.8),
    ratio('against the bare server, index at the end', end, 'bare', 0.5),
    ratio('against the bare server, index first', front, 'bare', 0.8),
  ];
};

export const uploads: Bench = {
  name: 'uploads',
  goal: 'G10: a video of 200 MB',
  run: async (size) => {
    const { path, remove } = await makeDataFolder();
    try {
      return rowsOf(await play(path, AMOUNTS[size]), AMOUNTS[size].bytes);
    } finally {
      await remove();
    }
  },
};
