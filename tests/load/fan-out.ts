import { type Bench, type Row, round, type Size } from './bench.ts';
import { type Child, startChild } from './child.ts';
import type { Join, Progress } from './fan-out.clients.ts';
import {
  listen,
  liverySender,
  loopSender,
  messageEvent,
  type Rooms,
  type Sender,
  socketIoSender,
} from './senders.ts';
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

const ROOM = 'room';

const now = () => Number(process.hrtime.bigint() / 1000n) / 1000;

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
      sender.send(
        ROOM,
        messageEvent(ROOM, sent, `Shall we meet at the tea house by the lake at seven? at=${now()}`),
      );
      await new Promise(setImmediate);
    }
    while (received < sent * sockets) await new Promise<void>((go) => (wake = go));
    return { perSecond: ((received - first) / (now() - start)) * 1000, delay: quantile(delays, 0.99) };
  };
};

const enter = async (sender: Sender, sockets: number, deliveries: number) => {
  const port = await listen(sender);
  const clients: Clients = startChild('./fan-out.clients.ts');
  clients.tell({ dialect: sender.dialect, port, sockets });
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
  const rooms: Rooms = new Map([[ROOM, Array.from({ length: sockets }, (_, number) => `user${number}`)]]);
  const ours = await enter(liverySender(rooms), sockets, deliveries);
  const plain = await enter(loopSender(), sockets, deliveries);
  const socketIo = await enter(socketIoSender(rooms), sockets, deliveries);
  const results = await interleave({ ours: ours.run, plain: plain.run, socketIo: socketIo.run }, pairs);
  await Promise.all([ours.leave(), plain.leave(), socketIo.leave()]);
  const speed = (of: Result[]) => median(of.map(({ perSecond }) => perSecond));
  const rows = (who: string, of: Result[]): Row[] => [
    { what: `room of ${sockets}: ${who}`, value: round(speed(of)), unit: 'deliveries/s' },
    {
      what: `room of ${sockets}: ${who}, p99 delay`,
      value: round(median(of.map(({ delay }) => delay)), 1),
      unit: 'ms',
    },
  ];
  const beside = (who: string, of: Result[]): Row => ({
    what: `room of ${sockets}: hub ÷ ${who}`,
    value: round(speed(results.ours) / speed(of), 2),
    unit: '×',
    goal: { least: 1.8 },
  });
  return [
    ...rows('hub', results.ours),
    ...rows('plain ws loop', results.plain),
    ...rows('socket.io', results.socketIo),
    beside('loop', results.plain),
    beside('socket.io', results.socketIo),
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
