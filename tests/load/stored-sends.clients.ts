/** The senders of the stored-sends benchmark: keep-alive connections that post as fast as they are answered. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Line } from './stored-sends.world.ts';

export interface Order {
  port: number;
  host: string;
  lines: Line[];
  senders: number;
  seconds: number;
}
export interface Answer {
  stored: number;
  refused: number;
  /** Milliseconds of each answered post. */
  delays: number[];
}

const TEXT = 'Shall we meet at the tea house by the lake at seven?';

const requestOf = ({ host }: Order, line: Line): string => {
  const body = JSON.stringify({ group_id: line.groupId, cid: randomUUID(), type: 'text', text: TEXT });
  return (
    `POST /api/v1/messages HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${line.token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
};

/** Reads one answer; true when the message was stored. */
const answer = (socket: Socket): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < head + 4 + length) return;
      socket.off('data', read).off('close', reject);
      resolve(text.startsWith('HTTP/1.1 200'));
    };
    socket.on('data', read).once('close', reject);
  });

const send = async (order: Order, number: number, end: number, total: Answer) => {
  const socket = connect(order.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay(true);
  for (let turn = number; performance.now() < end; turn += order.senders) {
    const line = order.lines[turn % order.lines.length];
    if (!line) return;
    const start = performance.now();
    socket.write(requestOf(order, line));
    if (await answer(socket)) total.stored += 1;
    else total.refused += 1;
    total.delays.push(performance.now() - start);
  }
  socket.destroy();
};

process.on('message', async (order: Order) => {
  const total: Answer = { stored: 0, refused: 0, delays: [] };
  const end = performance.now() + order.seconds * 1000;
  await Promise.all(Array.from({ length: order.senders }, (_, number) => send(order, number, end, total)));
  process.send?.(total);
});
