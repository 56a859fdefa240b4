import { randomUUID } from 'node:crypto';
import { startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { type Claim, lockingClaims } from './envelopes.locking.ts';
import { type Envelopes, makeEnvelopes } from './envelopes.world.ts';
import { createCaller, type Sent } from './keep-alive.ts';
import { interleave, median, quantile } from './statistics.ts';

const AMOUNTS: Record<Size, { people: number; packets: number; pairs: number }> = {
  full: { people: 500, packets: 100, pairs: 7 },
  smoke: { people: 8, packets: 3, pairs: 1 },
};

/** Everybody at once, until the last has their result. */
interface Surge {
  seconds: number;
  /** Milliseconds that 99 of 100 waited at most. */
  p99: number;
  won: number;
}

/** @throws where the packets were not taken once each, or the points do not add up */
const look = async ({ services, tenant, world }: Envelopes, id: string, won: number): Promise<void> => {
  const db = world.database.tenant(tenant.brand.id);
  const claims = await db.selectFrom('envelope_claims').selectAll().where('envelope_id', '=', id).execute();
  const [envelope] = await db.selectFrom('envelopes').selectAll().where('id', '=', id).execute();
  const sum = claims.reduce((total, { amount }) => total + amount, 0);
  const left = await services.ledger.balanceOf(tenant, { kind: 'envelope', owner: id });
  const people = new Set(claims.map(({ user_id }) => user_id)).size;
  const isRight = [claims.length, people, envelope?.count].every((number) => number === won);
  if (!isRight || sum !== envelope?.amount || left.balance !== 0 || !left.isValid)
    throw new Error(
      `${won} packets won, ${claims.length} stored for ${people}, ${sum} paid, ${left.balance} left.`,
    );
};

const surge = async (envelopes: Envelopes, packets: number, claim: Claim): Promise<Surge> => {
  const id = await envelopes.send(packets);
  const delays: number[] = [];
  const start = performance.now();
  const results = await Promise.all(
    envelopes.people.map(async ({ caller }) => {
      const result = await claim(id, caller.userId);
      delays.push(performance.now() - start);
      return result;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const won = results.filter((result) => result).length;
  await look(envelopes, id, won);
  return { seconds, p99: quantile(delays, 0.99), won };
};

const batchedClaims =
  ({ services, tenant }: Envelopes): Claim =>
  async (id, userId) => {
    const caller = { userId, sessionId: 'bench', scope: 'session' } as const;
    return (await services.envelopes.claim(tenant, caller, id, { cid: 'c' })).result === 0;
  };

/** The same calls over connections that stay open; seconds until the last is answered. */
const storm = async (call: (sent: Sent) => Promise<{ status: number; body: string }>, calls: Sent[]) => {
  const start = performance.now();
  const replies = await Promise.all(calls.map(call));
  const seconds = (performance.now() - start) / 1000;
  const failed = replies.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} calls failed: ${failed[0]?.body}`);
  return { seconds, replies };
};

const throughHttp = async (envelopes: Envelopes, packets: number, pairs: number) => {
  const server = await startServer(envelopes.env);
  try {
    const call = createCaller({
      port: server.port,
      host: `${envelopes.world.brand}.localhost:${server.port}`,
    });
    const headersOf = (token: string) => ({
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    });
    const claims = async () => {
      const id = await envelopes.send(packets);
      const calls = envelopes.people.map(({ token }): Sent => {
        const body = JSON.stringify({ cid: randomUUID() });
        return { method: 'POST', path: `/api/v1/red-envelopes/${id}/claim`, headers: headersOf(token), body };
      });
      const { seconds, replies } = await storm(call, calls);
      const won = replies.filter(({ body }) => JSON.parse(body).result.result === 0).length;
      await look(envelopes, id, won);
      return seconds;
    };
    const me = async () => {
      const calls = envelopes.people.map(
        ({ token }): Sent => ({ path: '/api/v1/users/me', headers: headersOf(token) }),
      );
      return (await storm(call, calls)).seconds;
    };
    await interleave({ claims, me }, 1);
    return await interleave({ claims, me }, pairs);
  } finally {
    await server.signal('SIGINT');
  }
};

const measure = async (envelopes: Envelopes, size: Size): Promise<Row[]> => {
  const { packets, pairs } = AMOUNTS[size];
  const { length: people } = envelopes.people;
  const [locked, batched] = [lockingClaims(envelopes), batchedClaims(envelopes)];
  const contestants = {
    locked: () => surge(envelopes, packets, locked),
    batched: () => surge(envelopes, packets, batched),
  };
  await interleave(contestants, 1);
  const results = await interleave(contestants, pairs);
  const speed = (surges: Surge[]) => people / median(surges.map(({ seconds }) => seconds));
  const late = (surges: Surge[]) => median(surges.map(({ p99 }) => p99));
  const { claims, me } = await throughHttp(envelopes, packets, pairs);
  const { findings } = await envelopes.services.ledger.verify(envelopes.tenant);
  return [
    { what: 'a row lock each', value: round(speed(results.locked)), unit: 'claims/s' },
    { what: 'the service', value: round(speed(results.batched)), unit: 'claims/s' },
    {
      ...{ what: 'service ÷ row lock', unit: '×', goal: { least: 6 } },
      value: round(speed(results.batched) / speed(results.locked), 1),
    },
    { what: 'a row lock each, p99', value: round(late(results.locked), 1), unit: 'ms' },
    { what: 'the service, p99', value: round(late(results.batched), 1), unit: 'ms' },
    {
      ...{ what: 'p99: service ÷ row lock', unit: '×', goal: { most: 0.25 } },
      value: round(late(results.batched) / late(results.locked), 3),
    },
    { what: `${people} claims through HTTP`, value: round(median(claims) * 1000), unit: 'ms' },
    { what: `${people} users/me through HTTP`, value: round(median(me) * 1000), unit: 'ms' },
    {
      ...{ what: 'HTTP: claims ÷ users/me', unit: '×', goal: { most: 1.5 } },
      value: round(median(claims) / median(me), 2),
    },
    { what: 'accounts that do not add up', value: findings.length, unit: '', goal: { most: 0 } },
  ];
};

export const envelopes: Bench = {
  name: 'envelopes',
  goal: 'G14',
  run: async (size) => {
    const world = await makeEnvelopes(AMOUNTS[size].people);
    try {
      return await measure(world, size);
    } finally {
      await world.stop();
    }
  },
};
