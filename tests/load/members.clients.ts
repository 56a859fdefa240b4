/** Members of a large group who only read: says how late each of them was told of a new name. */
import { openRawSocket } from './raw-socket.ts';

export interface Join {
  port: number;
  host: string;
  tokens: string[];
}

/** Milliseconds from the call to the frame, one for each member who was told; empty once all have come in. */
export interface Told {
  delays: number[];
}

const REPORT_MS = 5;
let delays: number[] = [];

const now = () => Number(process.hrtime.bigint() / 1000n) / 1000;

const onFrame = (buffer: Buffer, start: number, end: number) => {
  const text = buffer.toString('latin1', start, end);
  const sentAt = text.includes('group.updated') && /at (\d+)/.exec(text)?.[1];
  if (sentAt) delays.push(now() - Number(sentAt));
};

process.on('message', async ({ port, host, tokens }: Join) => {
  for (const token of tokens) await openRawSocket({ port, host, dialect: 'livery', token, onFrame });
  process.send?.({ delays: [] } satisfies Told);
});

setInterval(() => {
  if (delays.length === 0) return;
  process.send?.({ delays } satisfies Told);
  delays = [];
}, REPORT_MS);
