import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Envelope } from '../../../infra/pubsub/pubsub.ts';
import { storeSetting } from '../../../infra/settings/settings.repository.ts';
import { createServices } from '../../../services.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';
import { BRAND, givingAway, type Scene } from '../envelopes.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await storeSetting(app.db(BRAND), 'block_words', { words: ['cheat'] });
});
afterAll(() => app.stop());
const { ask, balanceOf, claim, give, group, ledgerIsRight, look, messagesOf, restOf, send } = givingAway(
  () => app,
);

let scene: Scene;
let other: TestPerson;
beforeEach(async () => {
  scene = await group(3, { points: 50_000 });
  [other] = scene.others as [TestPerson];
});
afterEach(async () => expect(await ledgerIsRight()).toEqual([]));

const points = async () => (await balanceOf(scene.sender)).balance;
const sent = async () =>
  (await messagesOf(other, scene.groupId)).filter(({ type }) => type === 'red_envelope');

test('the message carries it, for each reader as it is for them, and its points have left', async () => {
  const { result } = await send(scene, { greeting: ' Happy\nNew Year ' });
  expect(result).toMatchObject({
    ...{ type: 'red_envelope', user_id: scene.sender.id, text: 'Happy New Year' },
    envelope: {
      ...{
        id: result.id,
        group_id: scene.groupId,
        user_id: scene.sender.id,
        type: 2,
        amount: 1000,
        count: 2,
      },
      ...{ claimed_count: 0, claimed_amount: 0, greeting: 'Happy New Year', mine: null, odds: null },
      ...{ state: 'open', result: 5, my_amount: null, best: null, seed: null, settle_at: null },
      seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
  expect([await points(), await restOf(result.id)]).toEqual([49_000, 1000]);
  expect((await sent())[0]?.envelope).toMatchObject({ result: 4, my_amount: null });
  await claim(other, result.id);
  expect((await sent())[0]?.envelope).toMatchObject({ result: 1, my_amount: expect.any(Number) });
  const { expire_at } = result.envelope;
  expect(Date.parse(expire_at) - Date.parse(result.create_at)).toBeGreaterThan(23.9 * 3_600_000);
});

test('however many stand on a page, one statement looks them up', async () => {
  for (let n = 0; n < 3; n += 1) await send(scene);
  const statements = await recordStatements(app.infra.database.pool, async () => {
    expect((await sent()).filter(({ envelope }) => envelope)).toHaveLength(3);
  });
  expect(statements.filter(({ text }) => text.includes('envelopes_shown'))).toHaveLength(1);
});

test('what looks like SQL in a greeting is a greeting', async () => {
  const greeting = `'); drop table envelopes; --`;
  const { result } = await send(scene, { greeting });
  expect(result.envelope.greeting).toBe(greeting);
  expect((await look(other, result.id)).greeting).toBe(greeting);
});

test('others are told as it is for somebody who has not opened it', async () => {
  const events: { event: string; data: unknown }[] = [];
  const stop = app.infra.pubsub.subscribe(({ event }) => events.push(event));
  const { result } = await send(scene);
  await claim(other, result.id);
  await expect.poll(() => events.some(({ event }) => event === 'envelope.updated')).toBe(true);
  await expect.poll(() => events.filter(({ event }) => event === 'message.new').length).toBe(2);
  stop();
  const news = events.find(({ event }) => event === 'message.new');
  expect(news?.data).toMatchObject({ message: { id: result.id, envelope: { result: 4, my_amount: null } } });
  const updated = events.filter(({ event }) => event === 'envelope.updated');
  expect(updated).toMatchObject([
    {
      data: {
        group_id: scene.groupId,
        message_id: result.id,
        envelope: { claimed_count: 1, result: 4, my_amount: null },
      },
    },
  ]);
});

test('a repeat returns the same message, and moves nothing', async () => {
  const cid = randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => send(scene, { cid })));
  expect(new Set(all.map(({ result }) => result.id)).size).toBe(1);
  expect((await send(scene, { cid })).result).toEqual(all[0]?.result);
  expect([await points(), (await sent()).length]).toEqual([49_000, 1]);
});

test('one that its node could not tell of is told by the repeat at another one, once and as nobody has opened it', async () => {
  const cid = randomUUID();
  const { result } = await send(scene, { cid });
  const brand = app.infra.brands.byId(BRAND);
  if (!brand) throw new Error('no brand');
  const caller = { userId: scene.sender.id, sessionId: 's', scope: 'session' } as const;
  const body = { group_id: scene.groupId, type: 2, amount: 1000, count: 2, cid } as const;
  const heard: Envelope[] = [];
  // That somebody was taken into the group is told by the bell, some time after the call.
  const stop = app.infra.pubsub.subscribe((envelope) => {
    if (envelope.event.event === 'message.new') heard.push(envelope);
  });
  const atAnother = createServices(app.infra).envelopes;
  for (let turn = 0; turn < 2; turn += 1)
    expect(await atAnother.send({ brand, db: app.db(BRAND) }, caller, body)).toEqual(result);
  stop();
  const users = expect.arrayContaining([scene.sender.id, other.id]);
  const message = { id: result.id, envelope: { result: 4, my_amount: null } };
  expect(heard).toMatchObject([{ audience: { users }, event: { data: { message } }, again: true }]);
});

test.each([[{ amount: 1001 }], [{ count: 1 }], [{ type: 1 }], [{ greeting: 'else' }]])(
  'the same client id with %j is another envelope: refused',
  async (change) => {
    const cid = randomUUID();
    await send(scene, { cid });
    expect((await send(scene, { cid, ...change })).error).toBe('api.invalid_data');
    expect(await points()).toBe(49_000);
  },
);

test('the client id of a text is not that of an envelope', async () => {
  const cid = randomUUID();
  await ask(scene.sender, 'POST', '/api/v1/messages', {
    group_id: scene.groupId,
    type: 'text',
    text: 'x',
    cid,
  });
  expect((await send(scene, { cid })).error).toBe('api.invalid_data');
  expect(await points()).toBe(50_000);
});

describe('refused, and nothing is there', () => {
  afterEach(async () => expect([await points(), await sent()]).toEqual([50_000, []]));

  test.each<[string, Record<string, unknown>, string]>([
    ['a negative amount', { amount: -1 }, 'api.validation'],
    ['no amount', { amount: 0 }, 'api.validation'],
    ['part of a hundredth', { amount: 10.5 }, 'api.validation'],
    ['a text', { amount: 'NaN' }, 'api.validation'],
    ['2^53', { amount: 2 ** 53 }, 'api.validation'],
    ['the largest number', { amount: Number.MAX_SAFE_INTEGER }, 'api.too_much'],
    ['less than a hundredth each', { amount: 1 }, 'api.validation'],
    ['no packets', { count: 0 }, 'api.validation'],
    ['101 packets', { count: 101 }, 'api.validation'],
    ['more packets than members', { count: 4 }, 'api.too_much'],
    ['an unknown kind', { type: 4 }, 'api.validation'],
    ['a greeting of 41 characters', { greeting: 'x'.repeat(41) }, 'api.validation'],
    ['a blocked word', { greeting: 'Cheat!' }, 'api.block_word'],
    ['a client id that is none', { cid: 'a b' }, 'api.validation'],
    ['a conversation that is not there', { group_id: 'nothing' }, 'api.not_found'],
    ['a game without its digit', { type: 3, count: 5 }, 'api.validation'],
    ['a game of more packets than members', { type: 3, count: 7, mine: 3 }, 'api.too_much'],
  ])('%s', async (_, change, code) => {
    expect((await send(scene, change)).error).toBe(code);
  });

  test('who is not a member', async () => {
    const stranger = await app.signUp({ brand: BRAND });
    expect((await send({ ...scene, sender: stranger })).error).toBe('api.forbidden');
  });

  test('who lacks one hundredth', async () => {
    const { error } = await send({ ...scene, sender: other }, { amount: 100 });
    expect(error).toBe('api.insufficient_balance');
    await give(other, 99);
    expect((await send({ ...scene, sender: other }, { amount: 100 })).error).toBe('api.insufficient_balance');
    expect((await balanceOf(other)).balance).toBe(99);
  });

  test('a link, of members whom the group lets send none', async () => {
    await give(other, 500);
    await app
      .db(BRAND)
      .updateTable('groups')
      .set({ member_permission: ['message'] })
      .where('id', '=', scene.groupId)
      .execute();
    const greeting = 'see evil.com/x';
    expect((await send({ ...scene, sender: other }, { amount: 100, greeting })).error).toBe(
      'api.comment_has_hyperlink',
    );
  });

  test('members whom the group does not let write', async () => {
    await give(other, 500);
    await app
      .db(BRAND)
      .updateTable('groups')
      .set({ member_permission: [] })
      .where('id', '=', scene.groupId)
      .execute();
    expect((await send({ ...scene, sender: other }, { amount: 100 })).error).toBe('api.forbidden');
    expect((await balanceOf(other)).balance).toBe(500);
  });

  test('a group that was dissolved', async () => {
    await ask(scene.sender, 'DELETE', `/api/v1/groups/${scene.groupId}`);
    expect((await send(scene)).error).toBe('api.not_found');
    scene = await group(2, { points: 50_000 });
    [other] = scene.others as [TestPerson];
  });
});

describe('what the brand and its operators let be sent', () => {
  test('a kind that is switched off is refused', async () => {
    const { group: aurora, people, ask: call } = talking(() => app);
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const body = { type: 3, amount: 1000, count: 5, mine: 1, cid: 'c1', group_id: await aurora(ann, ben) };
    expect((await call(ann, 'POST', '/api/v1/red-envelopes', body)).error).toBe('api.forbidden');
    const { result } = await call(ann, 'GET', '/api/v1/red-envelopes/rules');
    expect(result).toMatchObject({ kinds: [1, 2] });
    expect(result.mine).toBeUndefined();
  });

  test('limits are a setting, and what makes no sense in it is not taken', async () => {
    const before = await ask(scene.sender, 'GET', '/api/v1/red-envelopes/rules');
    expect(before.result).toEqual({
      ...{ kinds: [1, 2, 3], minimum: 1, maximum: 2_000_000, max_count: 100, security_from: 20_000 },
      mine: {
        ...{ minimum: 1000, default_count: 7, loss_limit: 100_000, lost_today: 0 },
        odds: [
          ...[
            { count: 5, odds: 2 },
            { count: 6, odds: 1.7 },
            { count: 7, odds: 1.5 },
          ],
          ...[
            { count: 8, odds: 1.3 },
            { count: 9, odds: 1.2 },
            { count: 10, odds: 1.1 },
          ],
        ],
      },
    });
    const mine = { odds: { 5: 3, 200: 1, 6: -1 }, loss_limit: 'much' };
    await storeSetting(app.db(BRAND), 'envelopes', {
      minimum: 50,
      maximum: 90,
      max_count: 1,
      security_from: -5,
      mine,
    });
    const { result } = await ask(scene.sender, 'GET', '/api/v1/red-envelopes/rules');
    expect(result).toMatchObject({ minimum: 50, maximum: 90, max_count: 1, security_from: 20_000 });
    expect(result.mine).toMatchObject({ odds: [{ count: 5, odds: 3 }], loss_limit: 100_000 });
    const codes = [49, 91].map(async (amount) => (await send(scene, { amount, count: 1 })).error);
    expect(await Promise.all(codes)).toEqual(['api.too_much', 'api.too_much']);
    expect((await send(scene, { amount: 60, count: 2 })).error).toBe('api.too_much');
    expect((await send(scene, { amount: 60, count: 1 })).status).toBe(200);
    await storeSetting(app.db(BRAND), 'envelopes', {});
  });
});

describe('from 200.00 points on', () => {
  const large = { amount: 20_000 };
  const setCode = () =>
    ask(scene.sender, 'POST', '/api/v1/users/security-code', {
      ...{ security_code: '274916', password: scene.sender.password },
    });

  test('the security password is asked for', async () => {
    expect((await send(scene, large)).error).toBe('api.security_code_empty');
    expect((await send(scene, { ...large, security_code: '274916' })).error).toBe('api.security_code_empty');
    await setCode();
    expect((await send(scene, large)).error).toBe('api.security_code_empty');
    expect((await send(scene, { ...large, security_code: '274917' })).error).toBe(
      'api.invalid_security_code',
    );
    expect(await points()).toBe(50_000);
    const cid = randomUUID();
    expect((await send(scene, { ...large, cid, security_code: '274916' })).status).toBe(200);
    // A repeat needs none.
    expect((await send(scene, { ...large, cid })).status).toBe(200);
    expect(await points()).toBe(30_000);
  });

  test('five wrong ones lock it', async () => {
    await setCode();
    for (let n = 0; n < 5; n += 1)
      expect((await send(scene, { ...large, security_code: '111222' })).error).toBe(
        'api.invalid_security_code',
      );
    expect((await send(scene, { ...large, security_code: '274916' })).error).toBe('api.too_frequent');
    expect(await points()).toBe(50_000);
  });
});

test('an envelope is not sent on, and not taken back', async () => {
  const { result } = await send(scene);
  const targets = [{ group_id: scene.groupId, cid: randomUUID() }];
  expect((await ask(scene.sender, 'POST', `/api/v1/messages/${result.id}/forward`, { targets })).error).toBe(
    'api.invalid_msg_id',
  );
  expect((await ask(scene.sender, 'DELETE', `/api/v1/messages/${result.id}`)).error).toBe('api.forbidden');
});

test('an account with an envelope that has not ended is not closed', async () => {
  const { result } = await send(scene, { amount: 50_000, security_code: '274916' }).then(async (first) => {
    expect(first.error).toBe('api.security_code_empty');
    await storeSetting(app.db(BRAND), 'envelopes', { security_from: 1_000_000 });
    return send(scene, { amount: 50_000 });
  });
  await storeSetting(app.db(BRAND), 'envelopes', {});
  await ask(scene.sender, 'POST', `/api/v1/groups/${scene.groupId}/transfer`, { user_id: other.id });
  const { raw } = await ask(scene.sender, 'DELETE', '/api/v1/users/me', { password: scene.sender.password });
  expect([await points(), raw.json().params]).toEqual([0, { reason: 'points_held' }]);
  expect((await look(other, result.id)).state).toBe('open');
});
