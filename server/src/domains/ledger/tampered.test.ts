import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../infra/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerOf, transfer } from './ledger.testing.ts';
import { type AccountName, HOUSE, userAccount } from './operations.ts';

let app: TestApp;
let ann: AccountName;
let ben: AccountName;
const { balance, byHand, findings, give, service, tenant } = ledgerOf(() => app);
const idOf = async ({ owner }: AccountName): Promise<number> =>
  (
    await app
      .db()
      .selectFrom('ledger_accounts')
      .select('id')
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow()
  ).id;
const by = { operator: 'ann', reason: 'It looks fine' };
const isValid = async (of: AccountName) => (await service().balanceOf(tenant(), of)).isValid;

beforeEach(async () => {
  app = await startTestApp();
  [ann, ben] = [userAccount(`ann${newId()}`), userAccount(`ben${newId()}`)];
  for (const amount of [500, 20, 3]) await give(ann, amount);
  await give(ben, 700);
});
afterEach(() => app.stop());

/** What somebody does who has the database, and what of it is wrong. */
const TAMPERINGS: readonly [what: string, table: string, statement: string, finding: string][] = [
  [
    'a balance',
    'ledger_accounts',
    'update {schema}.ledger_accounts set balance = balance + 100000 where id = {ann}',
    'the balance is not that of its entries',
  ],
  [
    'an amount',
    'ledger_transfers',
    'update {schema}.ledger_transfers set amount = 50000 where to_account = {ann} and to_seq = 1',
    '1: the balance of',
  ],
  [
    'an amount and all balances after it',
    'ledger_transfers',
    'update {schema}.ledger_transfers set amount = amount + 9, to_balance = to_balance + 9 where to_account = {ann}',
    '1: the hash of',
  ],
  [
    'a remark',
    'ledger_transfers',
    "update {schema}.ledger_transfers set remark = 'a gift' where to_account = {ann} and to_seq = 2",
    '2: the hash of',
  ],
  [
    'the last entry away',
    'ledger_transfers',
    'delete from {schema}.ledger_transfers where to_account = {ann} and to_seq = 3',
    '3: an entry is missing',
  ],
  [
    'its signature',
    'ledger_accounts',
    'update {schema}.ledger_accounts set signature = null where id = {ann}',
    'the signature is not the server’s',
  ],
  [
    'somebody else’s signature',
    'ledger_accounts',
    'update {schema}.ledger_accounts a set signature = b.signature from {schema}.ledger_accounts b where a.id = {ann} and b.id = {ben}',
    'the signature is not the server’s',
  ],
];

test.each(TAMPERINGS)(
  '%s changed by hand: found, named, and nothing moves',
  async (_, table, statement, finding) => {
    const filled = statement
      .replaceAll('{ann}', String(await idOf(ann)))
      .replaceAll('{ben}', String(await idOf(ben)));
    await byHand(table, filled);
    expect(await isValid(ann)).toBe(false);
    expect((await findings()).join('\n')).toContain(finding);
    for (const move of [
      transfer({ from: ann, to: ben, amount: 1 }),
      transfer({ from: ben, to: ann, amount: 1 }),
    ])
      await expect(service().do(tenant(), move)).rejects.toMatchObject({ code: 'api.forbidden' });
    // Others go on.
    const cat = userAccount(`cat${newId()}`);
    await give(cat, 40);
    await service().do(tenant(), transfer({ from: cat, to: userAccount('dan'), amount: 10 }));
    expect([await balance(cat), await isValid(cat)]).toEqual([30, true]);
  },
);

test('a balance changed by hand is found by whoever moves points first, and freezes that account alone', async () => {
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set balance = 900000 where id = ${await idOf(ann)}`,
  );
  const moves = [transfer({ from: ann, to: ben, amount: 1 }), transfer({ to: ben, amount: 5 })];
  const done = await Promise.allSettled(moves.map((move) => service().do(tenant(), move)));
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await balance(ben)).toBe(705);
});

test('an entry made by hand is found, however well it is made', async () => {
  const [id, from] = [await idOf(ann), await idOf(HOUSE)];
  await byHand(
    'ledger_transfers',
    `insert into {schema}.ledger_transfers (key, from_account, to_account, amount, type, from_seq, from_balance, from_hash,
       to_seq, to_balance, to_hash, reference, remark, create_at)
     select 'forged', ${from}, ${id}, 100, 121, h.seq + 1, h.balance - 100,
       {schema}.ledger_entry_hash(h.hash, h.id, h.seq + 1, 'forged', -100, h.balance - 100, 121::smallint, a.id, now(), '', ''),
       a.seq + 1, a.balance + 100,
       {schema}.ledger_entry_hash(a.hash, a.id, a.seq + 1, 'forged', 100, a.balance + 100, 121::smallint, h.id, now(), '', ''),
       '', '', now()
     from {schema}.ledger_accounts h, {schema}.ledger_accounts a where h.id = ${from} and a.id = ${id}`,
  );
  expect((await findings()).sort()).toEqual([
    'house: there are entries that it does not count',
    `user ${ann.owner}: there are entries that it does not count`,
  ]);
});

/** Entries that are forged well: they follow from each other, on both sides, and the accounts count them. */
const forge = async (
  from: AccountName,
  to: AccountName,
  amount: number,
  counting: readonly AccountName[],
) => {
  const ids = [await idOf(from), await idOf(to)] as const;
  const key = `forged${newId()}`;
  const hash = (side: string, id: number, sum: number, other: number) =>
    `{schema}.ledger_entry_hash(${side}.hash, ${id}, ${side}.seq + 1, '${key}', ${sum}, ${side}.balance + ${sum}, 121::smallint, ${other}, '2026-11-22', '', '')`;
  await byHand(
    'ledger_transfers',
    `insert into {schema}.ledger_transfers (key, from_account, to_account, amount, type, from_seq, from_balance, from_hash,
       to_seq, to_balance, to_hash, reference, remark, create_at)
     select '${key}', ${ids[0]}, ${ids[1]}, ${amount}, 121, f.seq + 1, f.balance - ${amount}, ${hash('f', ids[0], -amount, ids[1])},
       t.seq + 1, t.balance + ${amount}, ${hash('t', ids[1], amount, ids[0])}, '', '', '2026-11-22'
     from {schema}.ledger_accounts f, {schema}.ledger_accounts t where f.id = ${ids[0]} and t.id = ${ids[1]}`,
  );
  for (const name of counting) {
    const side = name === from ? 'from' : 'to';
    await byHand(
      'ledger_accounts',
      `update {schema}.ledger_accounts a set seq = t.${side}_seq, balance = t.${side}_balance, hash = t.${side}_hash
       from {schema}.ledger_transfers t where t.key = '${key}' and a.id = t.${side}_account`,
    );
  }
};

describe('an account with forged entries is not freed', () => {
  test.each([
    ['only it counts', (): AccountName[] => [ann], 'house does not count it'],
    ['both sides count', () => [ann, HOUSE], 'house is not as it was signed either'],
  ])('which %s', async (_, counting, why) => {
    await forge(HOUSE, ann, 90_000, counting());
    await findings();
    expect(await service().free(tenant(), ann, by)).toEqual({
      refused: `nobody vouches for entry 1 or a later one: ${why}`,
    });
    expect(await isValid(ann)).toBe(false);
  });

  test('which a night has seen: they are none that were known', async () => {
    await forge(HOUSE, ann, 90_000, [ann, HOUSE]);
    await service().verifyAndKeep(tenant(), new Date('2026-11-22T03:40:00Z'));
    for (const name of [ann, HOUSE])
      expect(await service().free(tenant(), name, by)).toEqual({
        refused: expect.stringContaining('nobody vouches for entry 1 '),
      });
  });

  test('which came after the last night: all before them are known', async () => {
    await service().verifyAndKeep(tenant(), new Date('2026-11-22T03:40:00Z'));
    await forge(ben, ann, 300, [ann]);
    await findings();
    expect(await service().free(tenant(), ann, by)).toEqual({
      refused: `nobody vouches for entry 4 or a later one: user ${ben.owner} does not count it`,
    });
  });
});

test('an account without a signature is freed where the other sides of its entries have one', async () => {
  await service().verifyAndKeep(tenant(), new Date('2026-11-22T03:40:00Z'));
  await service().do(tenant(), transfer({ from: ben, to: ann, amount: 77 }));
  // A row of the other side says something else than its entries: those are signed all the same.
  await byHand('ledger_accounts', 'update {schema}.ledger_accounts set balance = balance + 9');
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set signature = null where id = ${await idOf(ann)}`,
  );
  expect((await findings()).length).toBeGreaterThan(2);
  expect(await service().free(tenant(), ann, by)).toEqual({ balance: 600, held: 0 });
  for (const name of [ben, HOUSE])
    expect(await service().free(tenant(), name, by)).toMatchObject({ held: 0 });
  expect(await findings()).toEqual([]);
});

test('what is put back as a whole, with good signatures, is found by the heads that were kept', async () => {
  const stateOf = (id: number) =>
    app.db().selectFrom('ledger_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = [await stateOf(await idOf(ann)), await stateOf(await idOf(HOUSE))];
  await give(ann, 9000);
  await service().verifyAndKeep(tenant(), new Date('2026-11-22T03:40:00Z'));
  await byHand(
    'ledger_transfers',
    `delete from {schema}.ledger_transfers where to_seq = 4 and to_account = ${await idOf(ann)}`,
  );
  const bytes = (value: Buffer | null) => `'\\x${value?.toString('hex')}'`;
  for (const { id, balance, seq, hash, signature } of before)
    await byHand(
      'ledger_accounts',
      `update {schema}.ledger_accounts set balance = ${balance}, seq = ${seq}, hash = ${bytes(hash)},
        signature = ${bytes(signature)} where id = ${id}`,
    );
  const putBack = 'it has fewer entries than on 2026-11-22: it was put back';
  expect(await findings()).toEqual([`house: ${putBack}`, `user ${ann.owner}: ${putBack}`]);
  expect(await service().free(tenant(), ann, by)).toEqual({ refused: putBack });
  // The next night keeps what was known of them, and keeps it in mind.
  await service().verifyAndKeep(tenant(), new Date('2026-11-23T03:40:00Z'));
  expect(await findings()).toContain(`user ${ann.owner}: ${putBack.replace('22', '23')}`);
});

test('heads that somebody changed are taken for nothing', async () => {
  await service().verifyAndKeep(tenant(), new Date('2026-11-22T03:40:00Z'));
  const path = join(app.infra.config.dataDir, 'ledger-heads', 'aurora-2026-11-22.jsonl');
  expect(await findings()).toEqual([]);
  await writeFile(path, (await readFile(path, 'utf8')).replace('"seq":3', '"seq":2'));
  await expect(findings()).rejects.toThrow('not as they were written');
});

test('a ledger without accounts has heads too', async () => {
  for (const night of ['2026-11-22', '2026-11-23'])
    await service().verifyAndKeep(tenant('lotus'), new Date(`${night}T03:40:00Z`));
  expect(await findings('lotus')).toEqual([]);
});
