/**
 * The readers of the fan-out benchmark: raw sockets that count frames and do nothing else, so that the sender is what
 * is measured. Says how many frames have come every two milliseconds, and how late a sample of them was.
 */
import { type Dialect, openRawSocket } from './raw-socket.ts';

export interface Join {
  port: number;
  dialect: Dialect;
  sockets: number;
}
export interface Progress {
  frames: number;
  /** Milliseconds from sending to reading. */
  delays: number[];
}

const SAMPLE_EVERY = 25;
const REPORT_MS = 2;
let frames = 0;
let delays: number[] = [];

const now = () => Number(process.hrtime.bigint() / 1000n) / 1000;

const count = () => {
  frames += 1;
};

const countAndSample = (buffer: Buffer, start: number, end: number) => {
  frames += 1;
  const sentAt = /at=([\d.]+)/.exec(buffer.toString('latin1', start, end))?.[1];
  if (sentAt) delays.push(now() - Number(sentAt));
};

process.on('message', async ({ port, dialect, sockets }: Join) => {
  const host = `bench.localhost:${port}`;
  for (let number = 0; number < sockets; number += 1) {
    const onFrame = number % SAMPLE_EVERY === 0 ? countAndSample : count;
    await openRawSocket({ port, host, dialect, token: `user${number}`, onFrame });
  }
  process.send?.({ frames: -1, delays: [] });
});

let told = 0;
setInterval(() => {
  if (frames === told) return;
  told = frames;
  process.send?.({ frames, delays });
  delays = [];
}, REPORT_MS);
