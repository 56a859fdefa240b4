import { availableParallelism } from 'node:os';
import { createPasswords } from '../../server/src/domains/auth/password/password.ts';
import { startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import type { Answer, Order } from './logins.clients.ts';
import { interleave, median, quantile } from './statistics.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

export interface Account {
  email: string;
  password: string;
}

const BROWSERS = 50;

interface Amounts {
  /** Turns before it counts: code is compiled. */
  warmUp: number;
  pairs: number;
  /** Of each turn. */
  seconds: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { warmUp: 1, pairs: 5, seconds: 3 },
  smoke: { warmUp: 0, pairs: 1, seconds: 0.3 },
};
const PASSWORD = 'Blue7whale';
/** As many hashes at once as the server's queue allows. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Gives the people of the world an address and a password each. */
const addAccounts = async ({ database, brand, lines }: World): Promise<Account[]> => {
  const hash = await createPasswords().hash(PASSWORD);
  const db = database.tenant(brand);
  const people = lines.slice(0, BROWSERS).map(({ userId }) => ({ userId, email: `${userId}@mail.example` }));
  for (const { userId, email } of people) {
    await db.insertInto('identifiers').values({ mode: 'email', value: email, user_id: userId }).execute();
    await db.insertInto('passwords').values({ user_id: userId, hash }).execute();
  }
  return people.map(({ email }) => ({ email, password: PASSWORD }));
};

/** Hashes a second with nothing around them. */
const bare = async (seconds: number): Promise<number> => {
  const passwords = createPasswords({ atOnce: AT_ONCE, waiting: AT_ONCE });
  const stored = await passwords.hash(PASSWORD);
  let done = 0;
  const end = performance.now() + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      await passwords.verify(stored, PASSWORD);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done / seconds;
};

const measure = async (world: World, port: number, { warmUp, pairs, seconds }: Amounts): Promise<Row[]> => {
  const accounts = await addAccounts(world);
  const clients = startChild<Order, Answer>('./logins.clients.ts');
  const host = `${world.brand}.localhost:${port}`;
  const token = world.lines[0]?.token ?? '';
  const delays = { idle: [] as number[], busy: [] as number[] };
  const visit = async (browsers: number, into: number[]): Promise<number> => {
    clients.tell({ port, host, token, accounts, browsers, seconds });
    const answer = await clients.next();
    if (answer.refused > 0) throw new Error(`${answer.refused} logins were refused.`);
    into.push(...answer.delays);
    return answer.loggedIn / seconds;
  };
  const contestants = {
    bare: () => bare(seconds),
    idle: () => visit(0, delays.idle),
    logins: () => visit(BROWSERS, delays.busy),
  };
  await interleave(contestants, warmUp);
  delays.idle.length = 0;
  delays.busy.length = 0;
  const results = await interleave(contestants, pairs);
  await clients.stop();
  return rowsOf(median(results.bare), median(results.logins), delays);
};

const rowsOf = (base: number, logins: number, { idle, busy }: { idle: number[]; busy: number[] }): Row[] => {
  const times = (part: number) => round(quantile(busy, part) / quantile(idle, part), 2);
  return [
    { what: `bare hashes, ${AT_ONCE} at once`, value: round(base, 1), unit: 'hashes/s' },
    { what: `logins, ${BROWSERS} browsers at once`, value: round(logins, 1), unit: 'logins/s' },
    { what: 'logins ÷ bare hashes', value: round(logins / base, 2), unit: '×', goal: { least: 0.8 } },
    { what: 'another call, idle, p50', value: round(quantile(idle, 0.5), 2), unit: 'ms' },
    { what: 'another call, idle, p99', value: round(quantile(idle, 0.99), 2), unit: 'ms' },
    { what: 'p50 while they log in', value: times(0.5), unit: '× idle', goal: { most: 1.5 } },
    { what: 'p99 while they log in', value: times(0.99), unit: '× idle', goal: { most: 10 } },
  ];
};

export const logins: Bench = {
  name: 'logins',
  goal: 'accounts: 50 concurrent logins',
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
