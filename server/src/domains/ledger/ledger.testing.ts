import { type LedgerType, points } from '@livery/contract';
import { expect } from 'vitest';
import { schemaName } from '../../infra/database/database.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type AccountName, HOUSE, type Transfer, userAccount } from './operations.ts';

let keys = 0;

/** A transfer with a key of its own; where nothing else is said, the house gives a reward. */
export const transfer = (change: Partial<Omit<Transfer, 'amount'>> & { amount: number }): Transfer => {
  keys += 1;
  const { amount, ...rest } = change;
  return {
    do: 'transfer',
    key: `test/${keys}`,
    from: HOUSE,
    to: userAccount('nobody'),
    type: 121 satisfies LedgerType,
    ...rest,
    amount: points(amount),
  };
};

/** The ledger of a test's application. */
export const ledgerOf = (app: () => TestApp) => {
  const tenant = (brand?: string) => app().tenant(brand);
  const service = () => app().services.ledger;
  return {
    tenant,
    service,
    give: (to: AccountName, amount: number) => service().do(tenant(), transfer({ to, amount })),
    balance: async (of: AccountName): Promise<number> => (await service().balanceOf(tenant(), of)).balance,
    available: async (of: AccountName): Promise<number> =>
      (await service().balanceOf(tenant(), of)).available,
    /** What is wrong with it, as operators read it. */
    findings: async (brand?: string): Promise<string[]> =>
      (await service().verify(tenant(brand))).findings.map(({ account, seq, what }) =>
        [account, seq, what].filter((part) => part !== undefined).join(': '),
      ),
    /** Changes rows as somebody would who has the database, but not the server's key. */
    byHand: async (table: string, statement: string): Promise<void> => {
      const schema = schemaName('aurora');
      const statements = [
        `alter table ${schema}.${table} disable trigger user`,
        statement.replaceAll('{schema}', schema),
        `alter table ${schema}.${table} enable trigger user`,
      ];
      await app().infra.database.pool.query(`begin; ${statements.join('; ')}; commit`);
    },
  };
};

/** That a brand's ledger adds up, entry by entry: for the `afterEach` or `afterAll` of tests that move points. */
export const expectSoundLedger = async (app: TestApp, brand = 'aurora'): Promise<void> => {
  const { findings } = ledgerOf(() => app);
  expect(await findings(brand)).toEqual([]);
};
