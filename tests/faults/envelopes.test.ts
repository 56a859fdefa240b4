import { afterEach, expect, test } from 'vitest';
import { userAccount } from '../../server/src/domains/ledger/operations.ts';
import { call } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Beside, beside, gather, type Place, startClaimers } from './envelopes.claimers.ts';
import { childrenOf, type Installation, makeInstallation, until } from './installation.ts';

const BRAND = 'harbor';
const PEOPLE = 41;
const AMOUNTS = { envelopes: 12, packets: 15, amount: 1234 };
const POINTS = 100_000;

let installation: Installation;
let server: ServerProcess | undefined;
let there: Beside | undefined;
afterEach(async () => {
  await there?.database.close();
  await server?.signal('SIGINT');
  await installation.remove();
});

const begin = async (): Promise<Place> => {
  installation = await makeInstallation(BRAND);
  server = await startServer(installation.env);
  return { port: server.port, brand: BRAND, dataDir: installation.env.DATA_DIR };
};

/** Plays while `strike` hits it twice, and looks whether every packet and every point is where it belongs. */
const play = async (
  place: Place,
  strike: (beRefused: () => Promise<unknown>) => Promise<void>,
): Promise<void> => {
  there = await beside(place);
  const scene = await gather(there, PEOPLE, POINTS);
  const claimers = startClaimers(place, scene, AMOUNTS);
  for (const part of [0.3, 0.6]) {
    await claimers.reach(part * AMOUNTS.envelopes * (PEOPLE - 1));
    await strike(claimers.beRefused);
  }
  const ids = await claimers.finish();
  expect(claimers.refusals.length).toBeGreaterThan(0);
  await there.database.close();
  there = await beside(place);
  const { db, ledger, tenant } = there;
  const claims = await db.selectFrom('envelope_claims').selectAll().where('envelope_id', 'in', ids).execute();
  for (const id of ids) {
    const own = claims.filter(({ envelope_id }) => envelope_id === id);
    expect(own).toHaveLength(AMOUNTS.packets);
    expect(new Set(own.map(({ user_id }) => user_id)).size).toBe(AMOUNTS.packets);
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(AMOUNTS.amount);
    expect((await ledger.balanceOf(tenant, { kind: 'envelope', owner: id })).balance).toBe(0);
  }
  for (const { envelope, userId, result, amount } of claimers.acknowledged) {
    const claim = claims.find((each) => each.envelope_id === envelope && each.user_id === userId);
    expect([result, amount]).toEqual(claim ? [0, claim.amount] : [2, null]);
  }
  const spent = AMOUNTS.envelopes * AMOUNTS.amount;
  expect((await ledger.balanceOf(tenant, userAccount(scene.sender.id))).balance).toBe(POINTS - spent);
  const rows = await db
    .selectFrom('messages')
    .select('seq')
    .where('group_id', '=', scene.groupId)
    .orderBy('seq')
    .execute();
  expect(rows.map(({ seq }) => seq)).toEqual(
    Array.from({ length: AMOUNTS.envelopes * (1 + AMOUNTS.packets) }, (_, index) => index + 1),
  );
  expect((await ledger.verify(tenant)).findings).toEqual([]);
};

test('kill -9 of the server while envelopes are opened: every packet once, every point where it belongs', async () => {
  const place = await begin();
  await play(place, async () => {
    await server?.signal('SIGKILL');
    server = await startServer({ ...installation.env, PORT: String(place.port) });
  });
});

test('kill -9 of the database under it', async () => {
  const place = await begin();
  await play(place, async (beRefused) => {
    const [postmaster] = await childrenOf(server?.pid ?? 0, 'postgres');
    process.kill(postmaster ?? 0, 'SIGKILL');
    await beRefused();
    await until(async () => (await call({ ...place, url: '/readyz' })).status === 200);
  });
});
