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

interface Turn {
  /** Bytes that the server's memory grew by at most. */
  grown: number;
  /** Milliseconds. */
  upload: number;
  copy: number;
}

const play = async (folder: string, { bytes, turns }: Amounts): Promise<Turn[]> => {
  const clip = join(folder, 'clip.mp4');
  await writeClip(clip, bytes);
  const server = await startServer({ DATA_DIR: join(folder, 'data'), UPLOAD_MEGABYTES_PER_DAY: '100000' });
  try {
    const at = { port: server.port, brand: BRAND };
    const { ann, groupId } = await openConversation(at);
    const put = async () => {
      const url = `/api/v1/files/groups/${groupId}/upload_video_url`;
      const { result } = await call({ ...at, token: ann.token, url });
      const body = createReadStream(clip);
      const status = await putFile({ ...at, path: result.url, bytes, body });
      if (status !== 200) throw new Error(`The video was refused: ${status}.`);
    };
    const seen: Turn[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const { now } = await memoryOf(server.pid);
      await forgetPeak(server.pid);
      const upload = await timed(put);
      const { peak } = await memoryOf(server.pid);
      seen.push({ grown: peak - now, upload, copy: await timed(() => copy(clip, join(folder, 'copy'))) });
    }
    return seen;
  } finally {
    await server.signal('SIGINT');
  }
};

const rowsOf = (turns: Turn[], bytes: number): Row[] => {
  const [first, ...later] = turns.map(({ grown }) => grown / MEGABYTE);
  const speed = (times: number[]) => round(bytes / MEGABYTE / (median(times) / 1000));
  const ratio = median(turns.map((turn) => turn.copy / turn.upload));
  return [
    {
      what: 'server, memory for the first video',
      value: round(first ?? 0, 1),
      unit: 'MB',
      goal: { most: 32 },
    },
    { what: 'for another one', value: round(Math.max(0, ...later), 1), unit: 'MB', goal: { most: 32 } },
    {
      what: 'video put, looked into, kept',
      value: speed(turns.map(({ upload }) => upload)),
      unit: 'MB a second',
    },
    { what: 'plain copy to the disk', value: speed(turns.map((turn) => turn.copy)), unit: 'MB a second' },
    { what: 'against the plain copy', value: round(ratio, 2), unit: '×', goal: { least: 0.8 } },
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
