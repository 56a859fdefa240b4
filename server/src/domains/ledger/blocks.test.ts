import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../infra/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { BLOCK } from './blocks.ts';
import { ledgerOf } from './ledger.testing.ts';
import { type AccountName, userAccount } from './operations.ts';

let app: TestApp;
let ann: AccountName;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { balance, byHand, findings, give, service, tenant } = ledgerOf(() => app);
const by = { operator: 'ann', reason: 'Summed anew' };

/** Somebody whose points have moved so often. */
const moved = async (times: number): Promise<AccountName> => {
  const somebody = userAccount(newId());
  await Promise.all(Array.from({ length: times }, (_, number) => give(somebody, 1 + (number % 7))));
  return somebody;
};
beforeEach(async () => {
  ann = await moved(2 * BLOCK + 3);
});
const where = () => `account_id = (select id from {schema}.ledger_accounts where owner = '${ann.owner}')`;

test.each([
  [
    'is another',
    () => `update {schema}.ledger_blocks set income = income + 1 where block = 1 and ${where()}`,
    1,
  ],
  ['is away', () => `delete from {schema}.ledger_blocks where block = 0 and ${where()}`, 0],
  [
    'is one too many',
    () =>
      `insert into {schema}.ledger_blocks select account_id, 2, 0, 100 from {schema}.ledger_blocks where block = 1 and ${where()}`,
    2,
  ],
])(
  'sums of a block: one that %s is found, and summed anew by who frees the account',
  async (_, change, block) => {
    expect(await findings()).toEqual([]);
    const before = await balance(ann);
    await byHand('ledger_blocks', change());
    expect(await findings()).toEqual([
      `user ${ann.owner}: the sums of its block ${block} are not those of its entries`,
    ]);
    expect(await service().free(tenant(), ann, by)).toEqual({ balance: before, held: 0 });
    expect(await findings()).toEqual([]);
  },
);

test('a change far back in a long account, which is read in parts, is named', async () => {
  const change = (remark: string) =>
    byHand(
      'ledger_transfers',
      `update {schema}.ledger_transfers set remark = '${remark}' where to_seq = 1010 and to_account = (select id from {schema}.ledger_accounts where owner = '${ann.owner}')`,
    );
  await change('a gift');
  expect((await findings()).find((found) => found.startsWith('user'))).toMatch(
    new RegExp(`^user ${ann.owner}: 1010: the hash of `),
  );
  await change('');
  expect(await service().free(tenant(), ann, by)).toMatchObject({ held: 0 });
  expect(await findings()).toEqual([]);
});
