/**
 * The readers of the fan-out benchmark: raw sockets that count frames and do nothing else, so that the sender is what
 * is measured. Says how many frames have come every two milliseconds, and how late a sample of them was.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Join {
  port: number;
  path: string;
  sockets: number;
  /** First frame of the socket with this number, when the server wants one. */
  tokens: boolean;
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

const maskedText = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const frame = Buffer.alloc(6 + length);
  frame[0] = 0x81;
  frame[1] = 0x80 | length;
  frame.write(text, 6);
  return frame;
};

/** Counts whole frames in a stream of chunks that are cut anywhere. */
const counter = (samples: boolean) => {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer) => {
    let buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const short = (buffer[1] ?? 0) & 0x7f;
      const start = short === 126 ? 4 : 2;
      if (buffer.length < start) break;
      const end = start + (short === 126 ? buffer.readUInt16BE(2) : short);
      if (buffer.length < end) break;
      frames += 1;
      if (samples) sample(buffer.toString('latin1', start, end));
      buffer = buffer.subarray(end);
    }
    rest = buffer;
  };
};

const sample = (text: string) => {
  const sentAt = /at=([\d.]+)/.exec(text)?.[1];
  if (sentAt) delays.push(now() - Number(sentAt));
};

const open = async (join: Join, number: number): Promise<Socket> => {
  const socket = connect(join.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const host = `bench.localhost:${join.port}`;
  socket.write(
    `GET ${join.path} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  if (join.tokens) {
    socket.write(maskedText(JSON.stringify({ op: 'auth', token: `user${number}` })));
    await once(socket, 'data');
  }
  socket.on('data', counter(number % SAMPLE_EVERY === 0));
  return socket;
};

process.on('message', async (join: Join) => {
  for (let number = 0; number < join.sockets; number += 1) await open(join, number);
  process.send?.({ frames: -1, delays: [] });
});

let told = 0;
setInterval(() => {
  if (frames === told) return;
  told = frames;
  process.send?.({ frames, delays });
  delays = [];
}, REPORT_MS);
