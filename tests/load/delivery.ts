import type { IncomingMessage } from 'node:http';
import { startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import type { Answer, Order } from './delivery.clients.ts';
import { makeRooms, type Room } from './delivery.world.ts';
import { listen, liverySender, messageEvent, type Rooms, type Sender, socketIoSender } from './senders.ts';
import { interleave, median, quantile } from './statistics.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

interface Shape {
  rooms: number;
  members: number;
  perSecond: number;
  /** Milliseconds. */
  bound: number;
}
interface Amounts {
  pairs: number;
  seconds: number;
  shapes: Shape[];
}
const AMOUNTS: Record<Size, Amounts> = {
  full: {
    pairs: 3,
    seconds: 10,
    shapes: [
      { rooms: 100, members: 50, perSecond: 200, bound: 50 },
      { rooms: 1, members: 2_300, perSecond: 20, bound: 60 },
    ],
  },
  smoke: { pairs: 1, seconds: 0.2, shapes: [{ rooms: 3, members: 10, perSecond: 50, bound: 50 }] },
};

type Play = (rooms: Room[], order: Pick<Order, 'perSecond' | 'seconds'>) => Promise<Answer>;

const clientsOf = (target: Pick<Order, 'port' | 'host' | 'dialect'>) => {
  const clients = startChild<Order, Answer>('./delivery.clients.ts');
  const play: Play = (rooms, order) => {
    clients.tell({ ...target, ...order, rooms });
    return clients.next();
  };
  return { play, stop: clients.stop };
};

/** The same without a database, an account or a rule: a call comes in, its message goes out to the room. */
const enterUnstored = async (sender: Sender) => {
  const seqs = new Map<string, number>();
  sender.server.on('request', async (request, reply) => {
    const body = JSON.parse(await read(request)) as { group_id: string; text: string };
    const seq = (seqs.get(body.group_id) ?? 0) + 1;
    seqs.set(body.group_id, seq);
    sender.send(body.group_id, messageEvent(body.group_id, seq, body.text));
    reply.end('{}');
  });
  const port = await listen(sender);
  const clients = clientsOf({ port, host: `bench.localhost:${port}`, dialect: sender.dialect });
  return {
    play: clients.play,
    leave: async () => {
      await clients.stop();
      sender.close();
      sender.server.close();
      sender.server.closeAllConnections();
    },
  };
};

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
};

const measure = async (world: World, port: number, shape: Shape, amounts: Amounts): Promise<Row[]> => {
  const rooms = await makeRooms(world, shape.rooms, shape.members);
  // Without a database somebody's token is their id.
  const byName: Rooms = new Map(rooms.map(({ id, members }) => [id, members.map((member) => member.id)]));
  const named = rooms.map(({ id, members }) => ({
    id,
    members: members.map((m) => ({ id: m.id, token: m.id })),
  }));
  const stored = clientsOf({ port, host: `${world.brand}.localhost:${port}`, dialect: 'livery' });
  const unstored = await enterUnstored(liverySender(byName));
  const socketIo = await enterUnstored(socketIoSender(byName));
  const order = { perSecond: shape.perSecond, seconds: amounts.seconds };
  const contestants = {
    stored: () => stored.play(rooms, order),
    unstored: () => unstored.play(named, order),
    socketIo: () => socketIo.play(named, order),
  };
  try {
    await contestants.stored();
    return rowsOf(shape, await interleave(contestants, amounts.pairs));
  } finally {
    await Promise.all([stored.stop(), unstored.leave(), socketIo.leave()]);
  }
};

const rowsOf = (
  { rooms, members, perSecond, bound }: Shape,
  results: Record<'stored' | 'unstored' | 'socketIo', Answer[]>,
): Row[] => {
  const where = `${rooms} × ${members}, ${perSecond} a second`;
  const late = (of: Answer[], part: number) =>
    round(median(of.map(({ delays }) => quantile(delays, part))), 1);
  const sum = (pick: (answer: Answer) => number) => results.stored.reduce((all, one) => all + pick(one), 0);
  const p99 = late(results.stored, 0.99);
  return [
    { what: `${where}: stored, p50`, value: late(results.stored, 0.5), unit: 'ms' },
    { what: `${where}: stored, p99`, value: p99, unit: 'ms', goal: { most: bound } },
    { what: `${where}: not stored, p99`, value: late(results.unstored, 0.99), unit: 'ms' },
    { what: `${where}: socket.io, not stored, p99`, value: late(results.socketIo, 0.99), unit: 'ms' },
    {
      what: `${where}: stored ÷ not stored`,
      value: round(p99 / late(results.unstored, 0.99), 2),
      unit: '×',
      goal: { most: 1.5 },
    },
    { what: `${where}: stored ÷ socket.io`, value: round(p99 / late(results.socketIo, 0.99), 2), unit: '×' },
    { what: `${where}: deliveries`, value: sum(({ delivered }) => delivered), unit: '' },
    {
      what: `${where}: lost`,
      value: sum(({ expected, delivered }) => expected - delivered),
      unit: '',
      goal: { most: 0 },
    },
    {
      what: `${where}: twice or out of order`,
      value: sum(({ misplaced }) => misplaced),
      unit: '',
      goal: { most: 0 },
    },
    { what: `${where}: refused`, value: sum(({ refused }) => refused), unit: '', goal: { most: 0 } },
  ];
};

export const delivery: Bench = {
  name: 'delivery',
  goal: 'G11, G12',
  run: async (size) => {
    const amounts = AMOUNTS[size];
    const world = await makeWorld(1);
    try {
      // All people of the benchmark come from one address.
      const server = await startServer({ ...world.serverEnv, CONNECTIONS_PER_ADDRESS: '10000' });
      try {
        const rows: Row[] = [];
        for (const shape of amounts.shapes) rows.push(...(await measure(world, server.port, shape, amounts)));
        return rows;
      } finally {
        await server.signal('SIGINT');
      }
    } finally {
      await world.stop();
    }
  },
};
