import { points } from '@livery/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaName } from '../../infra/database/database.ts';
import { newId } from '../../infra/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerOf, transfer } from './ledger.testing.ts';
import { HOUSE, userAccount } from './operations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  expect(await findings()).toEqual([]);
  await app.stop();
});
const { available, balance, findings, give, service, tenant } = ledgerOf(() => app);
const someone = () => userAccount(newId());
const code = (work: Promise<unknown>) => work.then(() => 'done').catch((error) => error.code);

describe('a transfer', () => {
  test('takes from one account what it gives to the other', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    await service().do(tenant(), transfer({ from: ann, to: ben, amount: 123, type: 3 }));
    expect([await balance(ann), await balance(ben)]).toEqual([377, 123]);
    expect(await balance(HOUSE)).toBeLessThan(0);
  });

  test('moves nothing the second time, one after the other and at once', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    const one = transfer({ from: ann, to: ben, amount: 100 });
    const done = await Promise.all([1, 2, 3].map(() => service().do(tenant(), one)));
    expect(done.sort()).toEqual(['ok', 'repeated', 'repeated']);
    expect(await service().do(tenant(), one)).toBe('repeated');
    expect([await balance(ann), await balance(ben)]).toEqual([400, 100]);
  });

  test('that is another under a known key is refused', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    const one = transfer({ from: ann, to: ben, amount: 100 });
    await service().do(tenant(), one);
    for (const other of [
      { amount: points(101) },
      { to: someone() },
      { from: someone() },
      { type: 31 as const },
    ])
      expect(await code(service().do(tenant(), { ...one, ...other }))).toBe('api.invalid_data');
    expect(await balance(ann)).toBe(400);
  });

  test('of a hundredth too much is refused, and so are the second of two at once that only one can pay', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    expect(await code(service().do(tenant(), transfer({ from: ann, to: ben, amount: 501 })))).toBe(
      'api.insufficient_balance',
    );
    const both = [1, 2].map(() =>
      code(service().do(tenant(), transfer({ from: ann, to: ben, amount: 300 }))),
    );
    expect((await Promise.all(both)).sort()).toEqual(['api.insufficient_balance', 'done']);
    expect([await balance(ann), await balance(ben)]).toEqual([200, 300]);
  });

  test.each([0, -1, 2 ** 53])('of %d moves nothing', async (amount) => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    const wrong = { ...transfer({ from: ann, to: ben, amount: 1 }), amount: amount as never };
    await expect(service().do(tenant(), wrong)).rejects.toThrow();
    expect([await balance(ann), await balance(ben)]).toEqual([500, 0]);
  });

  test('to oneself moves nothing', async () => {
    const ann = someone();
    await give(ann, 500);
    await expect(service().do(tenant(), transfer({ from: ann, to: ann, amount: 1 }))).rejects.toThrow();
    expect(await balance(ann)).toBe(500);
  });

  test('that fails leaves those alone that came with it', async () => {
    const [ann, ben, poor] = [someone(), someone(), someone()];
    await give(ann, 500);
    const codes = await Promise.all(
      [ann, poor, ann].map((from) => code(service().do(tenant(), transfer({ from, to: ben, amount: 10 })))),
    );
    expect(codes).toEqual(['done', 'api.insufficient_balance', 'done']);
    expect(await balance(ben)).toBe(20);
  });

  test('of one brand is nothing on another', async () => {
    const ann = someone();
    await give(ann, 500);
    expect((await service().balanceOf(tenant('jade'), ann)).balance).toBe(0);
  });

  test.each([
    ['an amount', { amount: points(5), remark: 'x' }, { amount: 0 as never }],
    ['a control character', {}, { remark: 'a\u0000b' }],
    ['half a character', {}, { remark: 'a\ud800' }],
    ['the same account', {}, { to: HOUSE }],
  ])('that is wrong by %s takes nobody along', async (_, right, wrong) => {
    const [ann, ben] = [someone(), someone()];
    const good = { ...transfer({ to: ann, amount: 5 }), ...right };
    const bad = { ...transfer({ to: ben, amount: 5 }), ...wrong };
    const done = await Promise.all([good, bad].map((each) => code(service().do(tenant(), each))));
    expect(done).toEqual(['done', 'api.validation']);
    expect([await balance(ann), await balance(ben)]).toEqual([5, 0]);
  });

  test('of more than there can be is refused, and of all that there can be is not', async () => {
    const all = Number.MAX_SAFE_INTEGER + (await balance(HOUSE));
    const rich = someone();
    expect(await code(give(rich, all + 1))).toBe('api.insufficient_balance');
    expect(await code(give(rich, all))).toBe('done');
    await service().do(tenant(), transfer({ from: rich, to: HOUSE, amount: all }));
  });

  test('carries its words, whatever they say', async () => {
    const ann = someone();
    const remark = '\'); drop table ledger_transfers; -- {"a": \\u0000} 谢谢';
    await service().do(tenant(), transfer({ to: ann, amount: 7, remark }));
    const row = await app
      .db()
      .selectFrom('ledger_transfers')
      .select('remark')
      .where('remark', '=', remark)
      .execute();
    expect(row).toHaveLength(1);
  });
});

describe('several operations', () => {
  test('are all done, or none', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    const both = [
      transfer({ from: ann, to: ben, amount: 400 }),
      transfer({ from: ann, to: ben, amount: 200 }),
    ];
    const done = service().inTransaction(tenant(), (within) => service().post(within, both));
    expect(await code(done)).toBe('api.insufficient_balance');
    expect([await balance(ann), await balance(ben)]).toEqual([500, 0]);
  });

  test('in both directions at once wait for nobody for ever', async () => {
    const people = Array.from({ length: 6 }, someone);
    for (const person of people) await give(person, 1000);
    const pairs = Array.from({ length: 120 }, (_, n) => [people[n % 6], people[(n * 5 + 1) % 6]] as const);
    const moves = pairs
      .filter(([from, to]) => from !== to)
      .map(([from, to], n) => {
        const move = transfer({ from: from as typeof HOUSE, to: to as typeof HOUSE, amount: 1 + (n % 3) });
        return n % 2
          ? service().do(tenant(), move)
          : service().inTransaction(tenant(), (within) => service().post(within, [move]));
      });
    await Promise.all(moves);
    const sums = await Promise.all(people.map(balance));
    expect(sums.reduce((all, one) => all + one, 0)).toBe(6000);
  });
});

describe('a hold', () => {
  const hold = (from: typeof HOUSE, amount: number, expireAt = new Date(Date.now() + 60_000)) =>
    ({ do: 'hold', key: newId(), from, amount: points(amount), expireAt }) as const;

  test('keeps points from being spent, until it is voided', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    const held = hold(ann, 400);
    await service().do(tenant(), held);
    expect([await balance(ann), await available(ann)]).toEqual([500, 100]);
    const spend = () => code(service().do(tenant(), transfer({ from: ann, to: ben, amount: 101 })));
    expect(await spend()).toBe('api.insufficient_balance');
    expect(await code(service().do(tenant(), hold(ann, 101)))).toBe('api.insufficient_balance');
    await service().do(tenant(), { do: 'void', key: held.key, from: ann });
    expect(await service().do(tenant(), { do: 'void', key: held.key, from: ann })).toBe('repeated');
    expect(await spend()).toBe('done');
  });

  test('is committed once, at most with what it holds; the rest is free again', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    const held = hold(ann, 400);
    await service().do(tenant(), held);
    const commit = (amount: number, key = newId()) =>
      service().do(tenant(), {
        ...transfer({ from: ann, to: ben, amount, key }),
        do: 'commit',
        hold: held.key,
      });
    expect(await code(commit(401))).toBe('api.invalid_data');
    const key = newId();
    expect(await commit(300, key)).toBe('ok');
    expect(await commit(300, key)).toBe('repeated');
    expect(await code(commit(1))).toBe('api.not_found');
    expect(await code(service().do(tenant(), { do: 'void', key: held.key, from: ann }))).toBe(
      'api.not_found',
    );
    expect([await available(ann), await balance(ben)]).toEqual([200, 300]);
  });

  test('is free when its time is over', async () => {
    const ann = someone();
    await give(ann, 500);
    const [short, long] = [hold(ann, 100, new Date(Date.now() - 1)), hold(ann, 50)];
    await service().do(tenant(), short);
    await service().do(tenant(), long);
    await service().expireHolds(tenant(), new Date());
    expect(await available(ann)).toBe(450);
    const late = {
      ...transfer({ from: ann, to: someone(), amount: 1 }),
      do: 'commit',
      hold: short.key,
    } as const;
    expect(await code(service().do(tenant(), late))).toBe('api.not_found');
  });

  test('of a read-only account stays, and holds up nobody else’s', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    await give(ben, 500);
    const past = new Date(Date.now() - 1);
    for (const who of [ann, ben]) await service().do(tenant(), hold(who, 100, past));
    const frozen = app.db().updateTable('ledger_accounts').where('owner', '=', ann.owner);
    await frozen.set({ frozen_at: new Date() }).execute();
    expect(await service().expireHolds(tenant(), new Date())).toBe(1);
    expect(await service().expireHolds(tenant(), new Date())).toBe(0);
    expect([await available(ann), await available(ben)]).toEqual([400, 500]);
    await frozen.set({ frozen_at: null }).execute();
    expect(await service().expireHolds(tenant(), new Date())).toBe(1);
  });

  test('of somebody else is not voided', async () => {
    const [ann, ben] = [someone(), someone()];
    await give(ann, 500);
    const held = hold(ann, 100);
    await service().do(tenant(), held);
    expect(await code(service().do(tenant(), { do: 'void', key: held.key, from: ben }))).toBe(
      'api.not_found',
    );
    expect(await available(ann)).toBe(400);
  });
});

describe('the database', () => {
  test.each([
    'update {schema}.ledger_transfers set amount = 1',
    'delete from {schema}.ledger_transfers',
    'truncate {schema}.ledger_transfers',
    'delete from {schema}.ledger_accounts',
    "update {schema}.ledger_accounts set owner = 'x'",
    'update {schema}.ledger_accounts set seq = seq - 1 where seq > 0',
    'delete from {schema}.ledger_holds',
    'update {schema}.ledger_holds set amount = amount + 1',
    "update {schema}.ledger_holds set state = 'open' where state <> 'open'",
    "update {schema}.ledger_accounts set balance = -1 where kind = 'user'",
    "update {schema}.ledger_accounts set held = balance + 1 where kind = 'user'",
  ])('refuses: %s', async (statement) => {
    const ann = someone();
    await give(ann, 500);
    const hold = { do: 'hold', key: newId(), from: ann, amount: points(5), expireAt: new Date() } as const;
    await service().do(tenant(), hold);
    await service().do(tenant(), { do: 'void', key: hold.key, from: ann });
    const refused = sql.raw(statement.replaceAll('{schema}', schemaName('aurora'))).execute(app.db());
    await expect(refused).rejects.toThrow();
  });
});

describe('closing an account', () => {
  test('is refused while there are points', async () => {
    const person = await app.signUp();
    await give(userAccount(person.id), 1);
    const answer = await app.call({
      ...{ method: 'DELETE', url: '/api/v1/users/me', token: person.access },
      body: { password: person.password },
    });
    expect([answer.error, answer.raw.json().params]).toEqual(['api.forbidden', { reason: 'points_held' }]);
  });
});
