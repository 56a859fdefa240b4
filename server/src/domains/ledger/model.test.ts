import { points } from '@livery/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../infra/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerOf } from './ledger.testing.ts';
import { createLedgerModel } from './ledger-model.testing.ts';
import { type AccountName, HOUSE, type Operation, userAccount } from './operations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { findings, service, tenant } = ledgerOf(() => app);

const PEOPLE = 4;
const KEYS = 12;

/** An operation of a world that has few people and few keys, so that they meet. */
const operation = (world: string): fc.Arbitrary<Operation> => {
  const person = fc.nat(PEOPLE - 1).map((n): AccountName => userAccount(`${world}p${n}`));
  const account = fc.oneof({ weight: 4, arbitrary: person }, { weight: 1, arbitrary: fc.constant(HOUSE) });
  const key = fc.nat(KEYS - 1).map((n) => `${world}k${n}`);
  const amount = fc.integer({ min: 1, max: 40 }).map(points);
  const movement = {
    key,
    from: account,
    to: account,
    amount,
    type: fc.constantFrom(3 as const, 121 as const),
  };
  return fc.oneof(
    fc
      .record({ do: fc.constant('transfer' as const), ...movement })
      .filter(({ from, to }) => from !== to && from.owner !== to.owner),
    fc
      .record({ do: fc.constant('commit' as const), hold: key, ...movement })
      .filter(({ from, to }) => from.owner !== to.owner),
    fc.record({
      do: fc.constant('hold' as const),
      key,
      from: person,
      amount,
      expireAt: fc.constant(new Date(0)),
    }),
    fc.record({ do: fc.constantFrom('void' as const, 'expire' as const), key, from: person }),
  );
};

test('any operations, in any batches, with any repeats, leave what the model has', async () => {
  const batches = fc.array(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 6,
  });
  const property = fc.asyncProperty(batches, fc.gen(), async (sizes, gen) => {
    const world = newId();
    const model = createLedgerModel();
    const house = await service().balanceOf(tenant(), HOUSE);
    for (const size of sizes) {
      const operations = size.map(() => gen(operation, world));
      const done = await service().inTransaction(tenant(), (within) => service().apply(within, operations));
      expect(done).toEqual(operations.map((each) => model.do(each)));
    }
    for (let n = 0; n < PEOPLE; n += 1) {
      const { balance, held, isValid } = await service().balanceOf(tenant(), userAccount(`${world}p${n}`));
      const name = `user ${world}p${n}`;
      expect([balance, held, isValid]).toEqual([model.balance(name), model.held(name), true]);
    }
    const now = await service().balanceOf(tenant(), HOUSE);
    expect(now.balance - house.balance).toBe(model.balance('house'));
  });
  await fc.assert(property, { numRuns: 60 });
  expect(await findings()).toEqual([]);
});
