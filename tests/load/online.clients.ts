/**
 * People who are online: each has a socket, and now and then one of them says something in their conversation or asks for
 * something else, such as the feed. Nobody waits for anybody: what is due is sent.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Room } from './delivery.world.ts';
import { type Caller, createCaller, type Sent } from './keep-alive.ts';
import { openRawSocket } from './raw-socket.ts';

export interface Order {
  /** Of the nodes; a person stays with one. */
  ports: number[];
  brand: string;
  rooms: Room[];
}
/** What they do for a while. */
export interface Part {
  seconds: number;
  /** Seconds between two messages of one person, and between two calls for something else. */
  messageEach?: number;
  asks?: Asks;
}
export interface Asks {
  each: number;
  method?: 'PUT';
  /** In turns. */
  paths: readonly string[];
}
/** All are there; then, for each part that it is told, how it went. */
export type Told = 'open' | Answer;

export interface Answer {
  /** Milliseconds from when a message was due to when a member has it; from when another call was due to its answer. */
  deliveries: number[];
  pages: number[];
  messages: number;
  delivered: number;
  expected: number;
  refused: number;
}

/** Opened at the same time. */
const AT_ONCE = 40;
/** Milliseconds that the last messages may take before they count as lost. */
const PATIENCE = 10_000;

interface Member {
  room: Room;
  token: string;
  node: number;
}

const dueOf = (buffer: Buffer, start: number, end: number): number => {
  const text = buffer.toString('latin1', start, end);
  const at = text.indexOf('at=');
  return at < 0 ? Number.NaN : Number.parseFloat(text.slice(at + 3, at + 23));
};

const open = async ({ ports, brand }: Order, members: Member[], now: () => Answer): Promise<void> => {
  const sockets: Socket[] = [];
  const onFrame = (buffer: Buffer, start: number, end: number) => {
    const due = dueOf(buffer, start, end);
    if (Number.isNaN(due)) return;
    const answer = now();
    answer.delivered += 1;
    answer.deliveries.push(performance.now() - due);
  };
  while (sockets.length < members.length) {
    const next = members.slice(sockets.length, sockets.length + AT_ONCE).map(({ token, node }) => {
      const port = ports[node] ?? 0;
      return openRawSocket({ port, host: `${brand}.localhost:${port}`, dialect: 'livery', token, onFrame });
    });
    sockets.push(...(await Promise.all(next)));
  }
};

/** Calls `once` so often a second, evenly, until the time is over. */
const evenly = async (perSecond: number, seconds: number, once: (number: number) => Promise<void>) => {
  const start = performance.now();
  const all: Promise<void>[] = [];
  const total = Math.round(perSecond * seconds);
  while (all.length < total) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond);
    while (all.length < due) all.push(once(all.length));
    await wait(2);
  }
  await Promise.all(all);
};

const play = async (part: Part, members: Member[], callers: Caller[], answer: Answer): Promise<void> => {
  // Next to each other in time are people far from each other.
  const step = Math.floor(members.length * 0.618) | 1;
  const memberOf = (number: number) => members[(number * step) % members.length] as Member;
  const call = async ({ node, token }: Member, sent: Sent): Promise<boolean> => {
    const json = sent.body !== undefined && { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${token}`, ...json };
    const { status } = await (callers[node] as Caller)({ ...sent, headers });
    if (status !== 200) answer.refused += 1;
    return status === 200;
  };
  const write = async (number: number) => {
    const member = memberOf(number);
    const text = `Shall we meet at the tea house by the lake at seven? at=${performance.now()}`;
    const body = JSON.stringify({ group_id: member.room.id, cid: randomUUID(), type: 'text', text });
    if (!(await call(member, { path: '/api/v1/messages', body }))) return;
    answer.messages += 1;
    answer.expected += member.room.members.length;
  };
  const { seconds, messageEach = Number.POSITIVE_INFINITY, asks } = part;
  const ask = async (number: number) => {
    const due = performance.now();
    const { method, paths } = asks as Asks;
    const path = paths[number % paths.length] as string;
    if (await call(memberOf(number), { path, ...(method && { method }) }))
      answer.pages.push(performance.now() - due);
  };
  await Promise.all([
    evenly(members.length / messageEach, seconds, write),
    asks && evenly(members.length / asks.each, seconds, ask),
    wait(seconds * 1000),
  ]);
  const end = performance.now() + PATIENCE;
  while (answer.delivered < answer.expected && performance.now() < end) await wait(5);
};

const tell = (told: Told) => void process.send?.(told);

const nothing = (): Answer => ({
  ...{ deliveries: [], pages: [], messages: 0, delivered: 0, expected: 0, refused: 0 },
});

process.once('message', async (order: Order) => {
  let answer = nothing();
  const members = order.rooms.flatMap((room) =>
    room.members.map(({ token }, at): Member => ({ room, token, node: at % order.ports.length })),
  );
  await open(order, members, () => answer);
  const callers = order.ports.map((port) => createCaller({ port, host: `${order.brand}.localhost:${port}` }));
  tell('open');
  process.on('message', async (part: Part) => {
    answer = nothing();
    await play(part, members, callers, answer);
    tell(answer);
  });
});
