import { setTimeout as wait } from 'node:timers/promises';
import { ensureBundled } from '../../server/bin/bundle.mjs';
import { BUNDLE, PRODUCTION } from '../support/production.ts';
import { startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import { makeRooms, type Room } from './delivery.world.ts';
import type { Answer, Order, Told } from './restarts.clients.ts';
import { countStored } from './stored-messages.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

const AMOUNTS: Record<Size, { rooms: number; members: number; perSecond: number }> = {
  full: { rooms: 100, members: 50, perSecond: 20 },
  smoke: { rooms: 2, members: 5, perSecond: 10 },
};

const measure = async (world: World, rooms: Room[], perSecond: number): Promise<Row[]> => {
  const env = { ...world.serverEnv, ...PRODUCTION, CONNECTIONS_PER_ADDRESS: '100000' };
  let server = await startServer(env, BUNDLE);
  const { port } = server;
  const clients = startChild<Order | { end: true }, Told>('./restarts.clients.ts');
  try {
    const there = clients.next();
    clients.tell({ port, brand: world.brand, rooms, perSecond });
    await there;
    await wait(1_000);
    const back = clients.next();
    const start = Date.now();
    await server.signal('SIGTERM');
    const ended = Date.now();
    server = await startServer({ ...env, PORT: String(port) }, BUNDLE);
    const { open } = (await back) as { open: number };
    const result = clients.next();
    clients.tell({ end: true });
    const { acknowledged, expected, delivered } = (await result) as Answer;
    const stored = await countStored(world, acknowledged);
    const people = rooms.flatMap(({ members }) => members).length;
    const seconds = (from: number) => round((open - from) / 1000, 1);
    return [
      { what: 'people', value: people, unit: '' },
      { what: 'all are back, from the signal on', value: seconds(start), unit: 's', goal: { most: 10 } },
      { what: 'all are back, from the end of the old one on', value: seconds(ended), unit: 's' },
      { what: 'messages acknowledged', value: acknowledged.length, unit: '' },
      { what: 'of them lost', value: acknowledged.length - stored, unit: '', goal: { most: 0 } },
      { what: 'deliveries that are missing', value: expected - delivered, unit: '', goal: { most: 0 } },
    ];
  } finally {
    await clients.stop();
    await server.signal('SIGTERM');
  }
};

export const restarts: Bench = {
  name: 'restarts',
  goal: 'G17',
  run: async (size) => {
    const { rooms, members, perSecond } = AMOUNTS[size];
    await ensureBundled();
    const world = await makeWorld();
    try {
      return await measure(world, await makeRooms(world, rooms, members), perSecond);
    } finally {
      await world.stop();
    }
  },
};
