/** People who are there while their server ends and another one starts: each comes back by itself, and some go on writing. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Room } from './delivery.world.ts';
import { createCaller } from './keep-alive.ts';
import { openRawSocket } from './raw-socket.ts';

export interface Order {
  port: number;
  brand: string;
  rooms: Room[];
  /** Messages that are begun in a second, by one person after the other. */
  perSecond: number;
}
/** All are there, for the first time or again; in the end, how it went. */
export type Told = { open: number } | Answer;

export interface Answer {
  /** Client ids of the messages that the server has acknowledged. */
  acknowledged: string[];
  /** Of messages of the end: how many were to arrive, and did. */
  expected: number;
  delivered: number;
}

/** Opened at the same time at first. */
const AT_ONCE = 40;
const PATIENCE = 10_000;
const MARK = 'after all came back';

/** As the client waits (src/lib/socket/connection.ts). */
const PAUSES = { least: 400, spread: 800, growth: 1.7, most: 20_000 };

const tell = (told: Told) => void process.send?.(told);

process.once('message', async ({ port, brand, rooms, perSecond }: Order) => {
  const members = rooms.flatMap((room) => room.members.map(({ token }) => ({ room, token })));
  const host = `${brand}.localhost:${port}`;
  const caller = createCaller({ port, host });
  const answer: Answer = { acknowledged: [], expected: 0, delivered: 0 };
  const sockets = new Set<Socket>();
  let isOver = false;

  const onFrame = (buffer: Buffer, start: number, end: number) => {
    if (buffer.toString('latin1', start, end).includes(MARK)) answer.delivered += 1;
  };
  const open = async (token: string): Promise<void> => {
    const socket = await openRawSocket({ port, host, dialect: 'livery', token, onFrame });
    // What breaks the connection closes it, too.
    socket.on('error', () => undefined);
    sockets.add(socket);
    if (sockets.size === members.length) tell({ open: Date.now() });
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) void comeBack(token);
    });
  };
  const comeBack = async (token: string): Promise<void> => {
    let pause = PAUSES.least + Math.random() * PAUSES.spread;
    for (;;) {
      await wait(pause);
      const isOpen = await open(token).then(
        () => true,
        () => false,
      );
      if (isOpen || isOver) return;
      pause = Math.min(PAUSES.most, pause * PAUSES.growth);
    }
  };
  /** Sent until it is acknowledged, as the client does. */
  const write = async (number: number, text: string): Promise<void> => {
    const { room, token } = members[(number * 617) % members.length] as (typeof members)[number];
    const cid = randomUUID();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ group_id: room.id, cid, type: 'text', text });
    for (;;) {
      const reply = await caller({ path: '/api/v1/messages', headers, body }).catch(() => undefined);
      if (reply?.status === 200) break;
      await wait(500);
    }
    answer.acknowledged.push(cid);
    if (text === MARK) answer.expected += room.members.length;
  };

  while (sockets.size < members.length) {
    const next = members.slice(sockets.size, sockets.size + AT_ONCE);
    await Promise.all(next.map(({ token }) => open(token)));
  }
  const writing: Promise<void>[] = [];
  const pen = setInterval(() => {
    writing.push(write(writing.length, 'while it starts anew'));
  }, 1000 / perSecond);
  process.once('message', async () => {
    clearInterval(pen);
    await Promise.all(writing);
    await Promise.all(rooms.map((_, number) => write(number, MARK)));
    const end = performance.now() + PATIENCE;
    while (answer.delivered < answer.expected && performance.now() < end) await wait(20);
    isOver = true;
    for (const socket of sockets) socket.destroy();
    tell(answer);
  });
});
