import { isMineHit } from '@livery/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeSetting } from '../../../infra/settings/settings.repository.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { BRAND, givingAway, type Scene, turnedClock } from '../envelopes.testing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = turnedClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.stop());
const { ask, balanceOf, claim, endDue, group, ledgerIsRight, look, messagesOf, restOf, send, tenant } =
  givingAway(() => app);

let scene: Scene;
beforeEach(() => clock.turnTo(0));
afterEach(async () => expect(await ledgerIsRight()).toEqual([]));

const at = (ms: number) => {
  clock.turnTo(ms);
  return endDue(clock.now());
};
/** What people were told of an envelope. */
const toldOf = async (id: string): Promise<[kind: string, userId: string][]> => {
  await app.services.notifications.handOutAll(tenant());
  const rows = await app
    .db(BRAND)
    .selectFrom('notifications')
    .select(['kind', 'user_id'])
    .where('subject', '=', id)
    .orderBy('place')
    .execute();
  return rows.map(({ kind, user_id }) => [kind, user_id]);
};
const balances = (people: TestPerson[]) =>
  Promise.all(people.map(async (one) => (await balanceOf(one)).balance));

describe('after 24 hours', () => {
  beforeEach(async () => {
    scene = await group(3, { points: 1000 });
  });

  test('what nobody took goes back, once, and the sender is told', async () => {
    const { id } = (await send(scene, { type: 1, amount: 1000, count: 2 })).result;
    await claim(scene.others[0] as TestPerson, id);
    await at(DAY - MINUTE);
    expect(await restOf(id)).toBe(500);
    await Promise.all([at(DAY + MINUTE), at(DAY + MINUTE)]);
    await at(DAY + MINUTE);
    expect([await restOf(id), ...(await balances([scene.sender, ...scene.others]))]).toEqual([
      0, 500, 500, 0,
    ]);
    expect(await look(scene.sender, id)).toMatchObject({ state: 'expired', claimed_count: 1 });
    expect(await toldOf(id)).toEqual([['envelope_refund', scene.sender.id]]);
    const { list } = (await ask(scene.sender, 'GET', '/api/v1/notification/list')).result;
    expect(list).toMatchObject([{ kind: 'envelope_refund', group: { id: scene.groupId }, message: { id } }]);
  });

  test('an envelope that is empty has ended: nothing is looked at', async () => {
    const { id } = (await send(scene, { type: 1, amount: 1000, count: 1 })).result;
    await claim(scene.others[0] as TestPerson, id);
    await at(2 * DAY);
    expect(await look(scene.sender, id)).toMatchObject({ state: 'empty' });
    expect(await toldOf(id)).toEqual([]);
  });

  test('also of a group that was dissolved meanwhile, and of who has left', async () => {
    await send(scene, { type: 1, amount: 400, count: 2 });
    const [other] = scene.others as [TestPerson];
    await ask(scene.sender, 'POST', `/api/v1/groups/${scene.groupId}/transfer`, { user_id: other.id });
    await ask(scene.sender, 'DELETE', `/api/v1/groups/${scene.groupId}/members/${scene.sender.id}`);
    await ask(other, 'DELETE', `/api/v1/groups/${scene.groupId}`);
    await at(DAY + MINUTE);
    expect((await balanceOf(scene.sender)).balance).toBe(1000);
  });

  test('what cannot move because an account is read-only is tried again, and nothing else waits for it', async () => {
    const one = (await send(scene, { type: 1, amount: 400, count: 1 })).result.id;
    const beside = await group(2, { points: 100 });
    const two = (await send(beside, { type: 1, amount: 100, count: 1 })).result.id;
    const freeze = (time: string) =>
      app.infra.database.pool.query(
        `update brand_jade.ledger_accounts set frozen_at = ${time} where owner = $1`,
        [scene.sender.id],
      );
    await freeze('now()');
    await at(DAY + MINUTE);
    expect([await restOf(one), await restOf(two)]).toEqual([400, 0]);
    expect(await look(scene.sender, one)).toMatchObject({ state: 'expired' });
    await freeze('null');
    await at(DAY + 2 * MINUTE);
    expect(await restOf(one)).toBe(400);
    await at(DAY + 62 * MINUTE);
    expect([await restOf(one), (await balanceOf(scene.sender)).balance]).toEqual([0, 1000]);
    expect(await toldOf(one)).toHaveLength(1);
  });
});

describe('a minesweeper envelope', () => {
  const STAKE = 2000;
  let id: string;
  beforeEach(async () => {
    await storeSetting(app.db(BRAND), 'envelopes', {});
    scene = await group(8, { points: 10_000, each: 10_000 });
    id = (await send(scene, { type: 3, amount: 1000, count: 5, mine: 3 })).result.id;
  });

  test('tells what it may cost, and holds it; amounts of others and verdicts are nobody’s to know', async () => {
    const [one, two] = scene.others as [TestPerson, TestPerson];
    const { result } = await claim(one, id);
    expect(result).toMatchObject({
      ...{
        type: 3,
        mine: 3,
        odds: 2,
        result: 0,
        state: 'open',
        claimed_count: 1,
        claimed_amount: 0,
        seed: null,
      },
      my_amount: expect.any(Number),
    });
    expect(Date.parse(result.settle_at) - Date.parse(result.create_at)).toBe(2 * MINUTE);
    expect(await balanceOf(one)).toMatchObject({ balance: 10_000, held: STAKE, available: 8000 });
    expect(await restOf(id)).toBe(1000);
    const mine = (await ask(one, 'GET', `/api/v1/red-envelopes/${id}/claims`)).result.list;
    expect(mine).toMatchObject([{ amount: result.my_amount, is_mine_hit: false }]);
    const theirs = (await ask(two, 'GET', `/api/v1/red-envelopes/${id}/claims`)).result.list;
    expect(theirs).toMatchObject([{ user_id: one.id, amount: null, is_mine_hit: false, is_best: false }]);
    const rows = await messagesOf(two, scene.groupId);
    expect(rows.filter(({ type }) => type === 'red_envelope_claim')).toEqual([]);
    for (const person of scene.others.slice(1, 5)) await claim(person, id);
    expect(await look(two, id)).toMatchObject({ state: 'empty', seed: null, claimed_amount: 0 });
  });

  test('settles two minutes after: shares are paid, hits pay the sender, the rest goes back, all are told', async () => {
    const players = scene.others.slice(0, 4);
    for (const person of players) await claim(person, id);
    await at(2 * MINUTE - 1000);
    expect(await restOf(id)).toBe(1000);
    await Promise.all([at(2 * MINUTE + 1000), at(2 * MINUTE + 1000)]);
    await at(2 * MINUTE + 1000);
    const end = await look(scene.sender, id);
    expect(end).toMatchObject({ state: 'settled', claimed_count: 4, seed: expect.any(String) });
    const { list } = (await ask(scene.sender, 'GET', `/api/v1/red-envelopes/${id}/claims`)).result;
    const drawn: { amount: number; hit: boolean }[] = list
      .map((row: { amount: number; is_mine_hit: boolean }) => ({ amount: row.amount, hit: row.is_mine_hit }))
      .reverse();
    expect(drawn.map(({ hit }) => hit)).toEqual(drawn.map(({ amount }) => isMineHit(amount, 3)));
    const paid = drawn.map(({ amount, hit }) => amount - (hit ? STAKE : 0));
    expect(await balances(players)).toEqual(paid.map((sum) => 10_000 + sum));
    const hits = drawn.filter(({ hit }) => hit).length;
    const rest = 1000 - drawn.reduce((sum, { amount }) => sum + amount, 0);
    expect((await balanceOf(scene.sender)).balance).toBe(9000 + rest + hits * STAKE);
    expect(await restOf(id)).toBe(0);
    for (const person of players) expect((await balanceOf(person)).held).toBe(0);
    const rows = (await messagesOf(scene.sender, scene.groupId)).filter(
      ({ type }) => type === 'red_envelope_claim',
    );
    expect(rows.map(({ user_id, text }) => [user_id, text])).toEqual(
      players.map((person, index) => {
        const { amount, hit } = drawn[index] as (typeof drawn)[number];
        return [person.id, String(hit ? -STAKE : amount)];
      }),
    );
    expect((await toldOf(id)).toSorted()).toEqual(
      [
        ...[scene.sender, ...players].map((person) => ['envelope_result', person.id]),
        ['envelope_refund', scene.sender.id],
      ].toSorted(),
    );
  });

  test('a hit pays the total times the odds, and who drew another digit loses nothing', async () => {
    // Every share hits: each is 3.
    await app
      .db(BRAND)
      .updateTable('envelopes')
      .set({ shares: [203, 193, 213, 183, 208] })
      .where('id', '=', id)
      .execute();
    const players = scene.others.slice(0, 5);
    for (const person of players) await claim(person, id);
    await at(2 * MINUTE + 1000);
    expect(await balances([...players, scene.sender])).toEqual([
      ...[8203, 8193, 8213, 8183, 10_208],
      9000 + 4 * STAKE,
    ]);
    const { result } = await ask(players[0] as TestPerson, 'GET', '/api/v1/red-envelopes/rules');
    expect(result.mine.lost_today).toBe(STAKE);
    const lucky = await ask(players[4] as TestPerson, 'GET', '/api/v1/red-envelopes/rules');
    expect(lucky.result.mine.lost_today).toBe(0);
  });

  test('is opened by nobody in between: after its two minutes, before it was settled', async () => {
    clock.turnTo(2 * MINUTE + 1000);
    expect((await claim(scene.others[0] as TestPerson, id)).result).toMatchObject({
      result: 3,
      state: 'open',
    });
    expect((await balanceOf(scene.others[0] as TestPerson)).held).toBe(0);
    await at(2 * MINUTE + 1000);
    expect((await balanceOf(scene.sender)).balance).toBe(10_000);
  });

  test('is not opened by who lacks a hundredth of what it may cost; the packet is somebody else’s', async () => {
    const poor = await group(7, { points: 10_000, each: STAKE });
    id = (await send(poor, { type: 3, amount: 1000, count: 5, mine: 3 })).result.id;
    const [one, ...rich] = poor.others as [TestPerson, ...TestPerson[]];
    await app.services.ledger.do(tenant(), {
      ...{ do: 'transfer', key: `poor/${one.id}`, from: { kind: 'user', owner: one.id }, type: 221 },
      ...{ to: { kind: 'house', owner: '' }, amount: 1 as never },
    });
    const answers = await Promise.all([one, ...rich].map((person) => claim(person, id)));
    expect(answers.map(({ error, result }) => error ?? result.result)).toEqual([
      'api.insufficient_balance',
      ...[0, 0, 0, 0, 0],
    ]);
    expect((await look(one, id)).claimed_count).toBe(5);
    expect((await claim(one, id)).result.result).toBe(2);
  });

  test('is not opened over the day’s loss, of two at once neither', async () => {
    await storeSetting(app.db(BRAND), 'envelopes', { mine: { loss_limit: 2 * STAKE } });
    const [one] = scene.others as [TestPerson];
    const ids = [id];
    for (let n = 0; n < 3; n += 1)
      ids.push((await send(scene, { type: 3, amount: 1000, count: 5, mine: 3 })).result.id);
    const answers = await Promise.all(ids.map((each) => claim(one, each)));
    expect(answers.map(({ error, status }) => error ?? status).sort()).toEqual([
      ...[200, 200, 'api.too_much', 'api.too_much'],
    ]);
    expect((await balanceOf(one)).held).toBe(2 * STAKE);
    expect((await ask(one, 'GET', '/api/v1/red-envelopes/rules')).result.mine.lost_today).toBe(2 * STAKE);
    // A day later it is another day.
    clock.turnTo(DAY + MINUTE);
    expect((await ask(one, 'GET', '/api/v1/red-envelopes/rules')).result.mine.lost_today).toBe(0);
  });

  test('settles for who was removed, and for a group that was dissolved', async () => {
    const [one] = scene.others as [TestPerson];
    const { result } = await claim(one, id);
    await ask(scene.sender, 'DELETE', `/api/v1/groups/${scene.groupId}/members/${one.id}`);
    await ask(scene.sender, 'DELETE', `/api/v1/groups/${scene.groupId}`);
    await at(2 * MINUTE + 1000);
    const lost = isMineHit(result.my_amount, 3) ? STAKE : 0;
    expect(await balanceOf(one)).toMatchObject({ balance: 10_000 + result.my_amount - lost, held: 0 });
    expect(await restOf(id)).toBe(0);
  });

  test('keeps an account from being closed that has points in it, on either side', async () => {
    const [one] = scene.others as [TestPerson];
    await claim(one, id);
    const close = (person: TestPerson) =>
      ask(person, 'DELETE', '/api/v1/users/me', { password: person.password });
    expect((await close(one)).raw.json().params).toEqual({ reason: 'points_held' });
  });

  test('is settled by a job that was put into the queue when it was sent, or by the next look', async () => {
    await app.startJobs();
    const later = (await send(scene, { type: 3, amount: 1000, count: 5, mine: 3 })).result;
    const { rows } = await app.infra.database.pool.query(
      `select data->'payload'->>'id' as id, start_after from jobs.job where name = 'envelopes.settle'`,
    );
    expect(rows.map((row) => row.id)).toContain(later.id);
    const row = rows.find((each) => each.id === later.id);
    expect(row.start_after.toISOString()).toBe(later.envelope.settle_at);
    clock.turnTo(2 * MINUTE + 1000);
    expect(await app.services.envelopes.endOne(tenant(), later.id, clock.now())).toBe(1);
    expect(await app.services.envelopes.endOne(tenant(), later.id, clock.now())).toBe(0);
    expect((await look(scene.sender, later.id)).state).toBe('settled');
  });
});
