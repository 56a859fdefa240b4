/**
 * People of the delivery benchmark: each reads by a raw socket, and some write by calls at a fixed rate, whether or not
 * earlier calls have returned. A delay counts from when the message was due to when a member has read it.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Room } from './delivery.world.ts';
import { createCaller } from './keep-alive.ts';
import { type Dialect, openRawSocket } from './raw-socket.ts';

export interface Order {
  port: number;
  host: string;
  dialect: Dialect;
  rooms: Room[];
  /** Messages, over all rooms. */
  perSecond: number;
  seconds: number;
}

export interface Answer {
  /** Milliseconds of each delivery. */
  delays: number[];
  delivered: number;
  expected: number;
  /** Deliveries that came a second time, or after a later one. */
  misplaced: number;
  refused: number;
}

/** Milliseconds that the last messages may take before they count as lost. */
const PATIENCE = 10_000;
/** Opened at the same time. */
const AT_ONCE = 20;

interface Reader {
  /** Of the newest message that came. */
  seq: number;
}

const numberAfter = (text: string, mark: string): number => {
  const at = text.indexOf(mark);
  return at < 0 ? Number.NaN : Number.parseFloat(text.slice(at + mark.length, at + mark.length + 20));
};

const readerOf = (answer: Answer) => {
  const reader: Reader = { seq: 0 };
  return (buffer: Buffer, start: number, end: number) => {
    const text = buffer.toString('latin1', start, end);
    const due = numberAfter(text, 'at=');
    if (Number.isNaN(due)) return;
    const seq = numberAfter(text, '"seq":');
    if (seq <= reader.seq) answer.misplaced += 1;
    reader.seq = seq;
    answer.delivered += 1;
    answer.delays.push(performance.now() - due);
  };
};

const openAll = async ({ port, host, dialect, rooms }: Order, answer: Answer): Promise<Socket[]> => {
  const members = rooms.flatMap((room) => room.members);
  const sockets: Socket[] = [];
  while (sockets.length < members.length) {
    const next = members.slice(sockets.length, sockets.length + AT_ONCE);
    const opened = next.map(({ id, token }) =>
      openRawSocket({
        port,
        host,
        dialect,
        token: dialect === 'socket.io' ? id : token,
        onFrame: readerOf(answer),
      }),
    );
    sockets.push(...(await Promise.all(opened)));
  }
  return sockets;
};

const post = async (order: Order, answer: Answer, call: ReturnType<typeof createCaller>, number: number) => {
  const room = order.rooms[number % order.rooms.length];
  const author = room?.members[Math.floor(number / order.rooms.length) % room.members.length];
  if (!room || !author) return;
  const text = `Shall we meet at the tea house by the lake at seven? at=${performance.now()}`;
  const body = JSON.stringify({ group_id: room.id, cid: randomUUID(), type: 'text', text });
  const headers = { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' };
  const { status } = await call({ path: '/api/v1/messages', headers, body });
  if (status === 200) answer.expected += room.members.length;
  else answer.refused += 1;
};

const play = async (order: Order): Promise<Answer> => {
  const answer: Answer = { delays: [], delivered: 0, expected: 0, misplaced: 0, refused: 0 };
  const sockets = await openAll(order, answer);
  const call = createCaller(order);
  const start = performance.now();
  const posts: Promise<void>[] = [];
  const total = order.perSecond * order.seconds;
  while (posts.length < total) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * order.perSecond);
    while (posts.length < due) posts.push(post(order, answer, call, posts.length));
    await wait(1);
  }
  await Promise.all(posts);
  const end = performance.now() + PATIENCE;
  while (answer.delivered < answer.expected && performance.now() < end) await wait(5);
  for (const socket of sockets) socket.destroy();
  return answer;
};

process.on('message', async (order: Order) => process.send?.(await play(order)));
