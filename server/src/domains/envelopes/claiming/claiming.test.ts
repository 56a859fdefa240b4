import { createHash } from 'node:crypto';
import { shareOut } from '@livery/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketOf } from '../../../infra/ids.ts';
import { storeSetting } from '../../../infra/settings/settings.repository.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { givingAway, type Scene, turnedClock } from '../envelopes.testing.ts';

const DAY = 24 * 3_600_000;
const clock = turnedClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.stop());
const { ask, balanceOf, claim, give, group, ledgerIsRight, look, messagesOf, restOf, send, signUp, tenant } =
  givingAway(() => app);

let scene: Scene;
let id: string;
let first: TestPerson;
let second: TestPerson;
let third: TestPerson;
beforeEach(async () => {
  clock.turnTo(0);
  scene = await group(4);
  [first, second, third] = scene.others as [TestPerson, TestPerson, TestPerson];
  id = (await send(scene)).result.id;
});
afterEach(async () => expect(await ledgerIsRight()).toEqual([]));

test('packets are taken until it is empty; then the best luck is named and the seed is told', async () => {
  const one = await claim(first, id);
  expect(one.result).toMatchObject({ result: 0, state: 'open', claimed_count: 1, seed: null, best: null });
  const two = await claim(second, id);
  expect(two.result).toMatchObject({ result: 0, state: 'empty', claimed_count: 2, claimed_amount: 1000 });
  const none = await claim(third, id);
  expect(none.result).toMatchObject({ result: 2, my_amount: null, state: 'empty' });
  const [mine, theirs] = [one.result.my_amount, two.result.my_amount];
  expect(mine + theirs).toBe(1000);
  expect(two.result.best).toBe(mine >= theirs ? first.id : second.id);
  const { seed, seed_hash } = await look(third, id);
  const bytes = Buffer.from(seed ?? '', 'hex');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(seed_hash);
  expect(await shareOut(bytes, 2, 1000, 2)).toEqual([mine, theirs]);
  expect([(await balanceOf(first)).available, (await balanceOf(second)).available]).toEqual([mine, theirs]);
  expect([(await balanceOf(scene.sender)).balance, await restOf(id)]).toEqual([999_000, 0]);
});

test('a repeat returns the same, and another one what was opened before', async () => {
  const one = await claim(first, id, 'once');
  const again = await claim(first, id, 'once');
  expect(again.result).toEqual(one.result);
  expect((await claim(first, id, 'twice')).result).toEqual({ ...one.result, result: 1 });
  expect((await look(first, id)).result).toBe(1);
  expect((await balanceOf(first)).balance).toBe(one.result.my_amount);
  await claim(second, id);
  clock.turnTo(2 * DAY);
  expect((await claim(first, id, 'once')).result.result).toBe(0);
});

test('many at once under one client id, and under several, have one packet', async () => {
  const cids = ['a', 'a', 'b', 'a', 'c', 'b'];
  const answers = await Promise.all(cids.map((cid) => claim(first, id, cid)));
  expect(new Set(answers.map(({ result }) => result.my_amount)).size).toBe(1);
  expect(answers.map(({ result }) => result.result)).toEqual([0, 0, 1, 0, 1, 1]);
  expect((await look(first, id)).claimed_count).toBe(1);
});

test('the sender cannot open it', async () => {
  expect((await claim(scene.sender, id)).result).toMatchObject({ result: 5, my_amount: null });
  expect((await look(scene.sender, id)).result).toBe(5);
  expect((await look(first, id)).claimed_count).toBe(0);
});

describe('nobody learns of it', () => {
  const everyWay = async (person: TestPerson, brand = 'jade') => {
    const calls = [
      { method: 'POST', url: `/api/v1/red-envelopes/${id}/claim`, body: { cid: 'x' } },
      { url: `/api/v1/red-envelopes/${id}` },
      { url: `/api/v1/red-envelopes/${id}/claims` },
    ] as const;
    const answers = await Promise.all(
      calls.map((call) => app.call({ ...call, brand, token: person.access })),
    );
    return answers.map(({ status, error }) => `${status} ${error}`);
  };
  const NOT_FOUND = Array.from({ length: 3 }, () => '404 api.not_found');

  test('who is not in the group', async () => {
    expect(await everyWay(await signUp())).toEqual(NOT_FOUND);
  });
  test('who is of another brand', async () => {
    expect(await everyWay(await app.signUp({ brand: 'lotus' }), 'lotus')).toEqual(NOT_FOUND);
  });
  test('who was removed, or came later', async () => {
    await ask(scene.sender, 'DELETE', `/api/v1/groups/${scene.groupId}/members/${first.id}`);
    expect(await everyWay(first)).toEqual(NOT_FOUND);
    const late = await signUp();
    await ask(scene.sender, 'POST', `/api/v1/groups/${scene.groupId}/members`, { member_ids: [late.id] });
    expect(await everyWay(late)).toEqual(NOT_FOUND);
  });
  test('who has blocked its sender', async () => {
    const rows = { user_id: first.id, block_id: scene.sender.id };
    await app.db('jade').insertInto('blocks').values(rows).execute();
    id = (await send(scene)).result.id;
    expect(await everyWay(first)).toEqual(NOT_FOUND);
  });
  test('anybody, once the group is dissolved', async () => {
    await ask(scene.sender, 'DELETE', `/api/v1/groups/${scene.groupId}`);
    expect(await everyWay(first)).toEqual(NOT_FOUND);
  });
  test('an id that nobody has', async () => {
    id = id.slice(0, -1) + (id.endsWith('a') ? 'b' : 'a');
    expect(await everyWay(first)).toEqual(NOT_FOUND);
  });
});

test('nobody opens it after its day, whether or not it was looked at since; the clock set back opens it again to nobody', async () => {
  clock.turnTo(DAY + 1000);
  expect((await claim(first, id)).result).toMatchObject({ result: 3, state: 'expired', my_amount: null });
  expect((await look(first, id)).result).toBe(3);
  expect(
    await app.services.envelopes.endDue(
      { brand: app.infra.brands.byId('jade')!, db: app.db('jade') },
      clock.now(),
    ),
  ).toBeGreaterThan(0);
  expect((await balanceOf(scene.sender)).balance).toBe(1_000_000);
  clock.turnTo(0);
  expect((await claim(first, id)).result).toMatchObject({ result: 3, state: 'expired' });
  expect((await look(first, id)).seed).toMatch(/^[0-9a-f]{64}$/);
});

test('equal shares', async () => {
  const { result } = await send(scene, { type: 1, amount: 1000, count: 3 });
  const amounts: number[] = [];
  for (const person of scene.others) amounts.push((await claim(person, result.id)).result.my_amount);
  expect(amounts).toEqual([334, 333, 333]);
});

test('a direct conversation: one packet for the other, unless one of them has blocked the other', async () => {
  await give(first, 500);
  const direct = await ask(first, 'POST', '/api/v1/groups/direct', { contact_id: second.id });
  const at = { groupId: direct.result.id, sender: first };
  expect((await send(at, { type: 2, amount: 100, count: 1 })).error).toBe('api.validation');
  expect((await send(at, { type: 1, amount: 100, count: 2 })).error).toBe('api.too_much');
  const one = (await send(at, { type: 1, amount: 100, count: 1 })).result.id;
  const two = (await send(at, { type: 1, amount: 100, count: 1 })).result.id;
  expect((await claim(second, one)).result).toMatchObject({ result: 0, my_amount: 100 });
  await app.db('jade').insertInto('blocks').values({ user_id: first.id, block_id: second.id }).execute();
  expect((await claim(second, two)).status).toBe(404);
  expect((await claim(second, one, 'x')).status).toBe(404);
});

test('the claim stands in the conversation once, with whose envelope it is of', async () => {
  const { result } = await claim(first, id, 'once');
  await claim(first, id, 'once');
  await claim(scene.sender, id);
  const rows = (await messagesOf(second, scene.groupId)).filter(({ type }) => type === 'red_envelope_claim');
  expect(rows).toMatchObject([
    { user_id: first.id, target_id: scene.sender.id, envelope_id: id, text: String(result.my_amount) },
  ]);
});

test('who opens at the same moment shares a transaction, and all are told of the envelope once', async () => {
  const events: string[] = [];
  const stop = app.infra.pubsub.subscribe(({ event }) => events.push(event.event));
  const transactions = await recordStatements(app.infra.keeping.pool, async () => {
    const answers = scene.others.map(({ id: userId }) =>
      app.services.envelopes.claim(tenant(), { userId, sessionId: 's', scope: 'session' }, id, { cid: 'x' }),
    );
    expect((await Promise.all(answers)).map(({ result }) => result)).toEqual([0, 0, 2]);
  });
  await expect.poll(() => events.filter((event) => event === 'message.new').length).toBe(2);
  stop();
  expect(transactions.filter(({ text }) => text === 'commit')).toHaveLength(1);
  expect(events.filter((event) => event === 'envelope.updated')).toHaveLength(1);
});

test('many who cannot cover a game, or have lost enough, are refused by one run of their batch; others play', async () => {
  const { sender, others, groupId } = await group(14);
  const at = { groupId, sender };
  const [rich, careless, left, ...poor] = others as [TestPerson, TestPerson, TestPerson, ...TestPerson[]];
  const game = { type: 3, amount: 1000, count: 5, mine: 3 };
  for (const person of [rich, careless]) await give(person, 10_000);
  // A hundredth less than the worst of it.
  for (const person of poor) await give(person, 1_999);
  await storeSetting(app.db('jade'), 'envelopes', { mine: { loss_limit: 3_000 } });
  const lost = (await send(at, game)).result.id;
  expect((await claim(careless, lost)).result.result).toBe(0);
  const { result } = await send(at, game);
  await ask(sender, 'DELETE', `/api/v1/groups/${groupId}/members/${left.id}`);
  const asking = [sender, careless, ...poor, poor[0] as TestPerson, left, rich];
  const told: string[] = [];
  const recorded = await recordStatements(app.infra.keeping.pool, async () => {
    const answers = asking.map(({ id: userId }) =>
      app.services.envelopes
        .claim(tenant(), { userId, sessionId: 's', scope: 'session' }, result.id, { cid: 'x' })
        .then(
          (answer) => answer.result,
          (error) => error.code,
        ),
    );
    told.push(...(await Promise.all(answers)).map(String));
  });
  const none = 'api.insufficient_balance';
  expect(told).toEqual(['5', 'api.too_much', ...poor.map(() => none), none, 'api.not_found', '0']);
  expect(recorded.filter(({ text }) => text === 'begin')).toHaveLength(1);
  expect(recorded.filter(({ text }) => text === 'rollback')).toEqual([]);
  await app.db('jade').deleteFrom('settings').where('key', '=', 'envelopes').execute();
});

test('who cannot cover a game that is all taken is told that it is', async () => {
  const { sender, others, groupId } = await group(8, { each: 10_000 });
  const poor = await signUp();
  const game = { type: 3, amount: 1000, count: 5, mine: 3 };
  const member = { bucket: bucketOf(groupId), group_id: groupId, user_id: poor.id };
  await app.db('jade').insertInto('group_members').values(member).execute();
  const { result } = await send({ groupId, sender }, game);
  const answers = [...others.slice(0, 5), poor].map(({ id: userId }) =>
    app.services.envelopes.claim(tenant(), { userId, sessionId: 's', scope: 'session' }, result.id, {
      cid: 'x',
    }),
  );
  expect((await Promise.all(answers)).map((answer) => answer.result)).toEqual([0, 0, 0, 0, 0, 2]);
});

test('claims are listed page by page, the latest first, with the best of them', async () => {
  await claim(first, id);
  const open = await ask(second, 'GET', `/api/v1/red-envelopes/${id}/claims`);
  expect(open.result).toMatchObject({ list: [{ user_id: first.id, is_best: false }], next_id: null });
  await claim(second, id);
  const page = await ask(third, 'GET', `/api/v1/red-envelopes/${id}/claims?limit=1`);
  expect(page.result.list).toMatchObject([{ user_id: second.id, user: { nickname: second.nickname } }]);
  const rest = await ask(
    third,
    'GET',
    `/api/v1/red-envelopes/${id}/claims?limit=1&next_id=${page.result.next_id}`,
  );
  expect(rest.result).toMatchObject({ list: [{ user_id: first.id }], next_id: null });
  const best = [...page.result.list, ...rest.result.list].filter(({ is_best }) => is_best);
  expect(best).toHaveLength(1);
  const wrong = await ask(third, 'GET', `/api/v1/red-envelopes/${id}/claims?next_id=x`);
  expect(wrong.error).toBe('api.validation');
});

test('who is cancelled at this moment loses nothing: their account is not closed with points, or gets none', async () => {
  await app
    .db('jade')
    .updateTable('users')
    .set({ delete_at: new Date() })
    .where('id', '=', first.id)
    .execute();
  const { services } = app;
  const brand = app.infra.brands.byId('jade')!;
  const caller = { userId: first.id, sessionId: 's', scope: 'session' } as const;
  const answer = await services.envelopes.claim({ brand, db: app.db('jade') }, caller, id, { cid: 'x' });
  expect(answer).toMatchObject({ result: 4, my_amount: null });
  expect((await balanceOf(first)).balance).toBe(0);
});

test('a read-only account takes no packet, and the others of its batch do', async () => {
  await give(first, 5);
  const { schema } = { schema: 'brand_jade' };
  await app.infra.database.pool.query(
    `update ${schema}.ledger_accounts set frozen_at = now() where owner = $1`,
    [first.id],
  );
  const [one, two, three] = await Promise.all([first, second, third].map((person) => claim(person, id)));
  expect([one?.error, two?.result.result, three?.result.result]).toEqual(['api.forbidden', 0, 0]);
  await app.infra.database.pool.query(
    `update ${schema}.ledger_accounts set frozen_at = null where owner = $1`,
    [first.id],
  );
});
