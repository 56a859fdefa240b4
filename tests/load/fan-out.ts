import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Message, REALTIME_PATH, type RealtimeEvent } from '@livery/contract';
import { WebSocketServer } from 'ws';
import { createRegistry } from '../../server/src/brand/brand.registry.ts';
import type { Brand } from '../../server/src/brand/brand.ts';
import { createHub } from '../../server/src/infra/realtime/hub.ts';
import { openSocketServer } from '../../server/src/infra/realtime/socket-server.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { type Child, startChild } from './child.ts';
import type { Join, Progress } from './fan-out.clients.ts';
import { interleave, median, quantile } from './statistics.ts';

/** Messages that are on their way at most: a bound on how late the last reader may be. */
const WINDOW = 8;

interface Amounts {
  pairs: number;
  /** Of each turn. */
  deliveries: number;
  /** Sockets in each of them. */
  rooms: number[];
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { pairs: 5, deliveries: 100_000, rooms: [500, 2300] },
  smoke: { pairs: 1, deliveries: 2_000, rooms: [20, 50] },
};

const now = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/** What the hub really sends: a text message of a person. */
const eventOf = (seq: number): RealtimeEvent => {
  const message: Message = {
    id: '0hocp8j80ts6o4b0fticf4',
    group_id: 'room',
    seq,
    user_id: '0hocp8j9ps8f784u1qvx7b',
    target_id: null,
    thread_id: null,
    type: 'text',
    text: `Shall we meet at the tea house by the lake at seven? at=${now()}`,
    create_at: new Date().toISOString(),
    block_user_ids: [],
    file_path: null,
    duration: null,
    filename: null,
    cid: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    pin_at: null,
    expire_at: null,
  };
  return { event: 'message.new', data: { message } };
};

interface Sender {
  server: Server;
  join: Pick<Join, 'path' | 'tokens'>;
  send(event: RealtimeEvent): void;
  close(): void;
}

/** Our socket server and hub, as the server runs them; only the token check and the member list are not from the database. */
const livery = (sockets: number): Sender => {
  const server = createServer();
  const brand = { id: 'bench', config: { hosts: ['bench.localhost'] } } as unknown as Brand;
  const members = Array.from({ length: sockets }, (_, number) => `user${number}`);
  const hub = createHub({ audienceOf: async () => members, onError: console.error });
  const socketServer = openSocketServer({
    server,
    brands: createRegistry([brand]),
    hub,
    authenticate: async (_, token) => ({
      userId: token,
      sessionId: token,
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
    isAlive: async () => true,
  });
  return {
    server,
    join: { path: REALTIME_PATH, tokens: true },
    send: (event) => hub.deliver({ brand: 'bench', audience: { group: 'room' }, event }),
    close: () => socketServer.close(),
  };
};

/** What one writes first: a loop over the sockets. */
const plainLoop = (): Sender => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  return {
    server,
    join: { path: '/', tokens: false },
    send: (event) => {
      const text = JSON.stringify(event);
      for (const client of sockets.clients) client.send(text);
    },
    close: () => {
      for (const client of sockets.clients) client.terminate();
    },
  };
};

interface Result {
  perSecond: number;
  delay: number;
}

type Clients = Child<Join, Progress>;

/** Sends one message a turn of the loop, never more than the window ahead of the readers. */
const measure = (
  sender: Sender,
  clients: Clients,
  sockets: number,
  deliveries: number,
): (() => Promise<Result>) => {
  let received = 0;
  let delays: number[] = [];
  let wake = () => {};
  clients.onMessage((progress) => {
    received = Math.max(received, progress.frames);
    delays.push(...progress.delays);
    wake();
  });
  let sent = 0;
  return async () => {
    delays = [];
    const target = sent + Math.ceil(deliveries / sockets);
    const first = received;
    const start = now();
    while (sent < target) {
      while ((sent + 1) * sockets - received > WINDOW * sockets) await new Promise<void>((go) => (wake = go));
      sent += 1;
      sender.send(eventOf(sent));
      await new Promise(setImmediate);
    }
    while (received < sent * sockets) await new Promise<void>((go) => (wake = go));
    return { perSecond: ((received - first) / (now() - start)) * 1000, delay: quantile(delays, 0.99) };
  };
};

const enter = async (sender: Sender, sockets: number, deliveries: number) => {
  await new Promise<void>((resolve) => sender.server.listen(0, '127.0.0.1', resolve));
  const clients: Clients = startChild('./fan-out.clients.ts');
  clients.tell({ ...sender.join, port: (sender.server.address() as AddressInfo).port, sockets });
  await clients.next();
  const run = measure(sender, clients, sockets, deliveries);
  await run();
  return {
    run,
    leave: async () => {
      sender.close();
      await clients.stop();
      sender.server.close();
    },
  };
};

const room = async (sockets: number, { pairs, deliveries }: Amounts): Promise<Row[]> => {
  const ours = await enter(livery(sockets), sockets, deliveries);
  const plain = await enter(plainLoop(), sockets, deliveries);
  const results = await interleave({ ours: ours.run, plain: plain.run }, pairs);
  await Promise.all([ours.leave(), plain.leave()]);
  const speed = (of: Result[]) => median(of.map(({ perSecond }) => perSecond));
  const late = (of: Result[]) => round(median(of.map(({ delay }) => delay)), 1);
  return [
    { what: `room of ${sockets}: hub`, value: round(speed(results.ours)), unit: 'deliveries/s' },
    { what: `room of ${sockets}: plain ws loop`, value: round(speed(results.plain)), unit: 'deliveries/s' },
    {
      what: `room of ${sockets}: hub ÷ loop`,
      value: round(speed(results.ours) / speed(results.plain), 2),
      unit: '×',
      goal: { least: 1.8 },
    },
    { what: `room of ${sockets}: hub, p99 delay`, value: late(results.ours), unit: 'ms' },
    { what: `room of ${sockets}: plain ws loop, p99 delay`, value: late(results.plain), unit: 'ms' },
  ];
};

export const fanOut: Bench = {
  name: 'fan-out',
  goal: 'G12',
  run: async (size) => {
    const rows: Row[] = [];
    const amounts = AMOUNTS[size];
    for (const sockets of amounts.rooms) rows.push(...(await room(sockets, amounts)));
    return rows;
  },
};
