import { LedgerType } from '@livery/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { expectSoundLedger, ledgerOf, transfer } from '../ledger/ledger.testing.ts';
import { HOUSE, userAccount } from '../ledger/operations.ts';
import { createWalletService } from './wallet.service.ts';

let app: TestApp;
let ann: TestPerson;
let ben: TestPerson;
const { byHand, give, service, tenant } = ledgerOf(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ann, ben] = [await app.signUp(), await app.signUp()];
});
afterEach(() => {
  vi.useRealTimers();
  return expectSoundLedger(app);
});

const balance = (who = ann) => app.call({ url: '/api/v1/wallet/balance', token: who.access });
const logs = async (query = '', who = ann) => {
  const { result, status } = await app.call({
    url: `/api/v1/wallet/trading-logs?${query}`,
    token: who.access,
  });
  expect(status).toBe(200);
  return result;
};
/** As if it were then; tokens are looked at by the clock of now. */
const at = async (time: string, work: () => Promise<unknown>) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  await work();
  vi.useRealTimers();
};
const move = (change: Parameters<typeof transfer>[0]) => service().do(tenant(), transfer(change));

describe('a guest', () => {
  test.each(['balance', 'trading-logs', 'trading-logs/1'])('is told nothing of %s', async (path) => {
    expect((await app.call({ url: `/api/v1/wallet/${path}` })).status).toBe(401);
  });
});

describe('what somebody has', () => {
  test('is nothing at first', async () => {
    expect((await balance()).result).toEqual({
      ...{ sign_valid: true, balance: 0, held: 0, available: 0, pending: 0, holds: [] },
    });
    expect(await logs()).toEqual({ list: [], next_id: null });
  });

  test('is told with what is held of it', async () => {
    await give(userAccount(ann.id), 5000);
    const key = `hold/${ann.id}`;
    const expireAt = new Date(Date.now() + 60_000);
    const hold = { do: 'hold', key, from: userAccount(ann.id), reference: 'e1', expireAt } as const;
    await service().do(tenant(), { ...hold, amount: transfer({ amount: 1250 }).amount });
    const { result } = await balance();
    expect(result).toMatchObject({ balance: 5000, held: 1250, available: 3750 });
    expect(result.holds).toEqual([
      {
        ...{ id: key, amount: 1250, envelope_id: 'e1', expire_at: expireAt.toISOString() },
        create_at: expect.any(String),
      },
    ]);
  });

  test('is told on their sockets whenever it moves, to nobody else, once for what moves together', async () => {
    const heard: unknown[] = [];
    const stop = app.infra.pubsub.subscribe(({ audience, event }) => heard.push({ audience, ...event }));
    await service().inTransaction(tenant(), (within) =>
      service().post(
        within,
        [300, 50].map((amount) => transfer({ to: userAccount(ann.id), amount })),
      ),
    );
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    stop();
    expect(heard).toEqual([
      { audience: { users: [ann.id] }, event: 'wallet.changed', data: { balance: 350 } },
    ]);
  });

  test('is not told of what was undone', async () => {
    const heard: unknown[] = [];
    const stop = app.infra.pubsub.subscribe((envelope) => heard.push(envelope.audience));
    const undone = service().inTransaction(tenant(), async (within) => {
      await service().post(within, [transfer({ to: userAccount(ben.id), amount: 300 })]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await give(userAccount(ann.id), 1);
    await vi.waitFor(() => expect(heard).toContainEqual({ users: [ann.id] }));
    stop();
    expect(heard).not.toContainEqual({ users: [ben.id] });
  });
});

describe('the log', () => {
  test('has each movement with what was left, the latest first, page by page', async () => {
    for (const amount of [100, 200, 300]) await give(userAccount(ann.id), amount);
    const remark = 'Lunch';
    await move({ from: userAccount(ann.id), to: userAccount(ben.id), amount: 50, type: 32, remark });
    const first = await logs('limit=2');
    expect(first.list).toMatchObject([
      { amount: -50, balance: 550, type: 32, status: 'success', counterpart: { id: ben.id }, remark },
      { amount: 300, balance: 600, type: 121, counterpart: null, order: null, envelope_id: null },
    ]);
    const rest = await logs(`limit=2&next_id=${first.next_id}`);
    expect(rest.list.map((row: { balance: number }) => row.balance)).toEqual([300, 100]);
    expect(rest.next_id).toBeNull();
    expect((await logs('', ben)).list).toMatchObject([
      { amount: 50, balance: 50, counterpart: { id: ann.id } },
    ]);
  });

  test('is looked through by kinds, later ones too', async () => {
    const types = [121, 129, 3, 129, 31] as const;
    await give(userAccount(ann.id), 10_000);
    for (const type of types)
      await (type === 3
        ? move({ from: userAccount(ann.id), to: { kind: 'envelope', owner: 'e1' }, amount: 5, type })
        : move({ to: userAccount(ann.id), amount: 5, type }));
    const typesOf = async (query: string) =>
      (await logs(query)).list.map((row: { type: number }) => row.type);
    expect(await typesOf('type=129')).toEqual([129, 129]);
    expect(await typesOf('type=31,3,129,999')).toEqual([31, 129, 3, 129]);
    expect(await typesOf('type=129&limit=1')).toEqual([129]);
    expect((await logs('type=3')).list).toMatchObject([{ amount: -5, envelope_id: 'e1' }]);
    for (const wrong of ['type=x', 'month=2026-13', 'month=26-1', 'limit=0', 'next_id=x', 'zone=9000'])
      expect(
        (await app.call({ url: `/api/v1/wallet/trading-logs?${wrong}`, token: ann.access })).status,
      ).toBe(400);
  });

  test('begins a month by the clock of who reads it', async () => {
    await at('2026-09-30T15:59:59.999Z', () => give(userAccount(ann.id), 1));
    await at('2026-09-30T16:00:00.000Z', () => give(userAccount(ann.id), 20));
    await at('2026-10-31T15:59:00.000Z', () => give(userAccount(ann.id), 300));
    const amounts = async (query: string) => {
      const { list, sums } = await logs(query);
      return { list: list.map((row: { amount: number }) => row.amount), sums };
    };
    const beijing = await amounts('month=2026-10&zone=-480');
    expect(beijing).toEqual({ list: [300, 20], sums: { income: 320, expense: 0 } });
    expect((await amounts('month=2026-09&zone=-480')).list).toEqual([1]);
    expect((await amounts('month=2026-09')).list).toEqual([20, 1]);
    expect((await amounts('month=2026-10&type=121')).sums).toBeUndefined();
  });

  test('has the sums of a month, however much moved in it', async () => {
    const kinds = [300, -7] as const;
    const entries = (count: number) =>
      service().inTransaction(tenant(), (within) =>
        service().post(
          within,
          Array.from({ length: count }, (_, index) => {
            const amount = kinds[index % 2] as number;
            const person = userAccount(ann.id);
            return amount > 0
              ? transfer({ to: person, amount })
              : transfer({ from: person, to: HOUSE, amount: -amount, type: 229 });
          }),
        ),
      );
    await at('2026-07-31T23:59:00Z', () => entries(700));
    await at('2026-08-01T00:00:30Z', () => entries(1500));
    await at('2026-08-31T23:58:00Z', () => entries(100));
    await at('2026-09-01T00:00:00Z', () => entries(600));
    const of = (count: number) => ({ income: (count / 2) * 300, expense: (count / 2) * 7 });
    expect((await logs('month=2026-07')).sums).toEqual(of(700));
    const { list, sums } = await logs('month=2026-08&limit=1');
    expect(sums).toEqual(of(1600));
    expect(list).toMatchObject([{ create_at: '2026-08-31T23:58:00.000Z' }]);
    expect((await logs('month=2026-09')).sums).toEqual(of(600));
    expect((await logs('month=2026-06')).sums).toEqual(of(0));
  });

  test('has one of its rows by its id, for who has it', async () => {
    await give(userAccount(ann.id), 100);
    const [{ id }] = (await logs()).list;
    const one = (who: TestPerson, of = id) =>
      app.call({ url: `/api/v1/wallet/trading-logs/${of}`, token: who.access });
    expect((await one(ann)).result).toMatchObject({ id, amount: 100 });
    expect((await one(ben)).error).toBe('api.not_found');
    expect((await one(ann, '99')).error).toBe('api.not_found');
    expect((await one(ann, 'x1')).error).toBe('api.not_found');
  });

  test('shows what domains above know: orders, who sent an envelope', async () => {
    const person = userAccount(ann.id);
    await give(person, 10_000);
    const withdrawal = { type: LedgerType.PROVIDER_WITHDRAWAL, reference: 'o1' };
    const clearing = { kind: 'clearing', owner: 'wellpay' } as const;
    await move({ from: person, to: clearing, amount: 5000, ...withdrawal });
    await move({ from: clearing, to: person, amount: 5000, type: 13, reference: 'o1' });
    const envelope = { kind: 'envelope', owner: 'e7' } as const;
    await move({ to: envelope, amount: 888 });
    await move({ from: envelope, to: person, amount: 888, type: LedgerType.LUCKY_ENVELOPE });
    const order = { order_id: 'o1', provider: 'wellpay', to: '88A2', reason: 'closed' } as const;
    const wallet = createWalletService({
      ledger: app.services.ledger,
      users: app.services.users,
      above: {
        pendingOf: async () => 700,
        ordersOf: async (_, references) =>
          new Map(references.includes('o1') ? [['o1', { status: 'failed', order }]] : []),
        sendersOf: async (_, ids) => new Map(ids.map((id) => [id, ben.id])),
        settlementsOf: async () => new Map(),
      },
    });
    const caller = { userId: ann.id, sessionId: '', scope: 'session' } as const;
    expect((await wallet.balance(tenant(), caller)).pending).toBe(700);
    expect((await wallet.tradingLogs(tenant(), caller, {})).list).toMatchObject([
      { type: 31, counterpart: { id: ben.id }, envelope_id: 'e7', order: null },
      { type: 13, status: 'success', order },
      { type: 23, status: 'failed', order },
      { type: 121, order: null },
    ]);
  });
});

test('an account that was changed by hand is read-only, and operators are told', async () => {
  await give(userAccount(ann.id), 500);
  const row = `update {schema}.ledger_accounts set balance = balance + 1 where owner = '${ann.id}'`;
  await byHand('ledger_accounts', row);
  expect((await balance()).result).toMatchObject({ sign_valid: false, balance: 501 });
  expect((await balance(ben)).result.sign_valid).toBe(true);
  await expect(give(userAccount(ann.id), 1)).rejects.toMatchObject({ code: 'api.forbidden' });
  expect(await logs()).toMatchObject({ list: [{ amount: 500 }] });
  const audited = await app.db().selectFrom('audit_log').selectAll().execute();
  expect(audited).toMatchObject([{ operator: 'server', action: 'ledger.freeze', target: `user ${ann.id}` }]);
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set balance = 500, frozen_at = null where owner = '${ann.id}'`,
  );
});
