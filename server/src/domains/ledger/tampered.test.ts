import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../infra/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerOf, transfer } from './ledger.testing.ts';
import { type AccountName, userAccount } from './operations.ts';

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
  const [id, house] = [await idOf(ann), await idOf({ kind: 'house', owner: '' })];
  await byHand(
    'ledger_transfers',
    `insert into {schema}.ledger_transfers (key, from_account, to_account, amount, type, from_seq, from_balance, from_hash,
       to_seq, to_balance, to_hash, reference, remark, create_at)
     select 'forged', ${house}, ${id}, 100, 121, h.seq + 1, h.balance - 100,
       {schema}.ledger_entry_hash(h.hash, h.id, h.seq + 1, 'forged', -100, h.balance - 100, 121::smallint, a.id, now(), '', ''),
       a.seq + 1, a.balance + 100,
       {schema}.ledger_entry_hash(a.hash, a.id, a.seq + 1, 'forged', 100, a.balance + 100, 121::smallint, h.id, now(), '', ''),
       '', '', now()
     from {schema}.ledger_accounts h, {schema}.ledger_accounts a where h.id = ${house} and a.id = ${id}`,
  );
  expect((await findings()).sort()).toEqual([
    'house: there are entries that it does not count',
    `user ${ann.owner}: there are entries that it does not count`,
  ]);
});

test('what is put back as a whole, with good signatures, is found by the heads that were kept', async () => {
  const stateOf = (id: number) =>
    app.db().selectFrom('ledger_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { id: house } = await app
    .db()
    .selectFrom('ledger_accounts')
    .select('id')
    .where('kind', '=', 'house')
    .executeTakeFirstOrThrow();
  const before = [await stateOf(await idOf(ann)), await stateOf(house)];
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
  const by = { operator: 'ann', reason: 'It looks fine' };
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
