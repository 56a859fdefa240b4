import { createHash } from 'node:crypto';
import { EnvelopeKind } from '@livery/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { schemaName } from '../../infra/database/database.ts';
import { hearCommands } from '../../testing/heard.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOperator, type OpsBrowser, opsBrowser, signedIn } from '../operators/operators.testing.ts';
import { BRAND, givingAway } from './envelopes.testing.ts';

let app: TestApp;
let fin: OpsBrowser;
const heard = hearCommands();
const scene = givingAway(() => app);
beforeAll(async () => {
  app = await startTestApp();
  fin = await signedIn(app, await addOperator(app, 'fin', 'finance', BRAND), BRAND);
});
afterAll(() => app.stop());

const RIGHT = { shares: true, claims: true, sums: true, account: true, signature: true };
const open = (id: string, browser = fin) => browser.call({ url: `/ops/api/envelopes/${id}` });
const byHand = (text: string) =>
  app.infra.database.pool.query(text.replaceAll('{schema}', schemaName(BRAND)));

test('an envelope shows who opened it, and no seed before nothing is left; all of it is verified', async () => {
  const group = await scene.group(3);
  const [ann, bob] = group.others;
  const { id } = (await scene.send(group, { type: EnvelopeKind.FORTUNEWHEEL, amount: 1_000, count: 2 }))
    .result;
  await scene.claim(ann!, id);
  const half = (await open(id)).result;
  expect(half).toMatchObject({
    ...{ id, amount: 1_000, count: 2, claimed_count: 1, seed: null, group_id: group.groupId, checks: RIGHT },
    sender: { id: group.sender.id, username: group.sender.username },
    packets: [{ person: { id: ann!.id, username: ann!.username }, amount: half.claimed_amount }],
    balance: 1_000 - half.claimed_amount,
  });
  expect(JSON.stringify(half)).not.toContain('greeting');
  await scene.claim(bob!, id);
  const whole = (await open(id)).result;
  expect(whole).toMatchObject({ claimed_count: 2, claimed_amount: 1_000, balance: 0, checks: RIGHT });
  expect(createHash('sha256').update(Buffer.from(whole.seed, 'hex')).digest('hex')).toBe(half.seed_hash);
  const rows = await app.db(BRAND).selectFrom('audit_log').selectAll().where('target', '=', id).execute();
  expect(rows.map(({ action, operator }) => [action, operator])).toEqual([
    ['envelopes.read', 'fin'],
    ['envelopes.read', 'fin'],
  ]);
});

test('of a game nobody knows what was drawn before it settles, operators neither', async () => {
  const group = await scene.group(6, { each: 100_000 });
  const sent = await scene.send(group, { type: EnvelopeKind.BOMD, amount: 1_000, count: 5, mine: 7 });
  await scene.claim(group.others[0]!, sent.result.id);
  const { result } = await open(sent.result.id);
  expect(result).toMatchObject({
    claimed_amount: null,
    packets: [{ amount: null }],
    seed: null,
    checks: RIGHT,
  });
});

test('what was changed by hand is told apart', async () => {
  const group = await scene.group(3);
  const { id } = (await scene.send(group, { amount: 1_000, count: 2 })).result;
  await scene.claim(group.others[0]!, id);
  await byHand(`update {schema}.envelopes set seed = decode(repeat('ab', 32), 'hex') where id = '${id}'`);
  expect((await open(id)).result.checks).toEqual({ ...RIGHT, shares: false });
  await byHand(`update {schema}.envelopes set claimed_amount = claimed_amount + 1 where id = '${id}'`);
  expect((await open(id)).result.checks).toMatchObject({ shares: false, sums: false, account: false });
});

test('the command line verifies the same way, and its exit code says whether all is right', async () => {
  const { config } = app.infra;
  vi.stubEnv('DATABASE_URL', config.databaseUrl);
  vi.stubEnv('SECRET_KEY', config.secret.toString());
  const verify = (...args: string[]) => main(['envelope', 'verify', ...args, '--brand', BRAND]);
  const group = await scene.group(3);
  const { id } = (await scene.send(group, { amount: 1_000, count: 2 })).result;
  expect(await verify(id, '--reason', 'A dispute')).toBe(0);
  expect(heard.said).toContain('right  its shares are those that follow from its seed');
  await byHand(`update {schema}.envelopes set seed = decode(repeat('ab', 32), 'hex') where id = '${id}'`);
  heard.said = '';
  expect(await verify(id, '--json')).toBe(1);
  expect(JSON.parse(heard.said)).toMatchObject({ id, checks: { ...RIGHT, shares: false } });
  expect([await verify('nothing'), await verify(), await main(['envelope', 'open', id])]).toEqual([1, 2, 2]);
  const rows = await app.db(BRAND).selectFrom('audit_log').selectAll().where('target', '=', id).execute();
  expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['envelopes.read', 'A dispute'],
    ['envelopes.read', ''],
  ]);
  vi.unstubAllEnvs();
});

test('nobody without the right looks into one, and there are none of other brands', async () => {
  const mia = await signedIn(app, await addOperator(app, 'mia', 'moderator', BRAND), BRAND);
  expect((await open('e1', mia)).status).toBe(403);
  expect((await open('e1', opsBrowser(app, BRAND))).status).toBe(401);
  expect((await open('nothing')).error).toBe('api.not_found');
});
