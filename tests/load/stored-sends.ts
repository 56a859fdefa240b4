import { randomUUID } from 'node:crypto';
import type { Config } from '../../server/src/config.ts';
import type { ContactsService } from '../../server/src/domains/contacts/contacts.service.ts';
import { createGroupsService } from '../../server/src/domains/groups/groups.service.ts';
import type { MediaService } from '../../server/src/domains/media/media.service.ts';
import { createAnnouncing } from '../../server/src/domains/messages/announcing.ts';
import { lastMessages } from '../../server/src/domains/messages/last-messages.ts';
import { createMessagesService } from '../../server/src/domains/messages/messages.service.ts';
import { createWriter } from '../../server/src/domains/messages/messages.writer.ts';
import type { NotesService } from '../../server/src/domains/users/notes.service.ts';
import type { UsersService } from '../../server/src/domains/users/users.service.ts';
import { createPubSub } from '../../server/src/infra/pubsub/pubsub.ts';
import type { Tenant } from '../../server/src/infra/tenancy.ts';
import { startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import { interleave, median, quantile } from './statistics.ts';
import type { Answer, Order } from './stored-sends.clients.ts';
import { openRaw } from './stored-sends.raw.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

const SENDERS = 64;

interface Amounts {
  /** Turns before it counts: code is compiled, and plans are made. */
  warmUp: number;
  pairs: number;
  /** Of each turn; whole ones, since pgbench knows no others. */
  seconds: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { warmUp: 1, pairs: 5, seconds: 2 },
  smoke: { warmUp: 0, pairs: 1, seconds: 1 },
};

/** The messages service without HTTP around it. */
const serviceOf = ({ database, keeping, brand, lines }: World, seconds: number) => {
  const pubsub = createPubSub();
  // Texts touch no files, and sending them asks nothing about people.
  const media = {} as MediaService;
  const nobody = { users: {} as UsersService, notes: {} as NotesService, contacts: {} as ContactsService };
  const quiet = async () => undefined;
  const groups = createGroupsService(
    { config: {} as Config, pubsub },
    { ...nobody, media, lastMessages, postNotice: quiet },
  );
  const cards = async () => new Map();
  const write = createWriter({ keeping });
  const messages = createMessagesService({
    write,
    tell: quiet,
    postNotice: quiet,
    cards,
    envelopes: cards,
    users: nobody.users,
    groups,
    media,
    ...createAnnouncing({ pubsub }),
  });
  const tenant = { brand: { id: brand }, db: database.tenant(brand) } as Tenant;
  return async (): Promise<number> => {
    let stored = 0;
    const end = performance.now() + seconds * 1000;
    const send = async (number: number) => {
      for (let turn = number; performance.now() < end; turn += SENDERS) {
        const line = lines[turn % lines.length];
        if (!line) return;
        const caller = { userId: line.userId, sessionId: 'bench', scope: 'session' } as const;
        const text = 'Shall we meet at the tea house by the lake at seven?';
        const body = { group_id: line.groupId, cid: randomUUID(), type: 'text', text } as const;
        await messages.post(tenant, caller, body);
        stored += 1;
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, (_, number) => send(number)));
    return stored / seconds;
  };
};

const measure = async (world: World, port: number, { warmUp, pairs, seconds }: Amounts): Promise<Row[]> => {
  const clients = startChild<Order, Answer>('./stored-sends.clients.ts');
  const raw = await openRaw(world);
  const delays: number[] = [];
  const http = async () => {
    const host = `${world.brand}.localhost:${port}`;
    clients.tell({ port, host, lines: world.lines, senders: SENDERS, seconds });
    const answer = await clients.next();
    if (answer.refused > 0) throw new Error(`${answer.refused} posts were refused.`);
    delays.push(quantile(answer.delays, 0.99));
    return answer.stored / seconds;
  };
  const contestants = { raw: () => raw.perSecond(seconds), http, service: serviceOf(world, seconds) };
  await interleave(contestants, warmUp);
  delays.length = 0;
  const results = await interleave(contestants, pairs);
  await clients.stop();
  const base = median(results.raw);
  return [
    { what: `raw statement (${raw.tool})`, value: round(base), unit: 'messages/s' },
    { what: 'through HTTP, signed in', value: round(median(results.http)), unit: 'messages/s' },
    { what: 'HTTP ÷ raw', value: round(median(results.http) / base, 2), unit: '×', goal: { least: 0.6 } },
    { what: 'HTTP, p99 delay', value: round(median(delays), 1), unit: 'ms' },
    { what: 'service alone', value: round(median(results.service)), unit: 'messages/s' },
    { what: 'service ÷ raw', value: round(median(results.service) / base, 2), unit: '×' },
  ];
};

export const storedSends: Bench = {
  name: 'stored-sends',
  goal: 'G13',
  run: async (size) => {
    const world = await makeWorld();
    try {
      const server = await startServer(world.serverEnv);
      try {
        return await measure(world, server.port, AMOUNTS[size]);
      } finally {
        await server.signal('SIGINT');
      }
    } finally {
      await world.stop();
    }
  },
};
