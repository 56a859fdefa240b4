import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearCommands } from '../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { notifying } from '../notifications/notifications.testing.ts';

let app: TestApp;
let ann: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  expect(await findings()).toEqual([]);
  await app.stop();
});
const { balance, byHand, findings } = ledgerOf(() => app);
const { listOf } = notifying(() => app);

const heard = hearCommands();
beforeEach(async () => {
  ann = await app.signUp();
});

const ops = (...args: string[]): Promise<number> => main([...args, '--brand', 'aurora']);
const give = (points: string, ...more: string[]) =>
  ops('deposit', ann.username, points, '--type', '121', '--remark', 'A prize', ...more);
const held = () => balance(userAccount(ann.id));
const audited = () =>
  app.db().selectFrom('audit_log').select(['action', 'reason']).orderBy('id', 'desc').limit(2).execute();
/** As another operator would have asked. */
const askedByOther = () =>
  app.db().updateTable('manual_movements').set({ asked_by: 'somebody else' }).execute();
const agree = (id: string, points = '1000', who = ann) => ops('points', 'approve', id, who.username, points);
const waiting = async (): Promise<string> => {
  heard.said = '';
  await ops('points', 'list');
  return heard.said.split(' ')[0] as string;
};

describe('an operator', () => {
  test('gives points and takes them, and it is written down and told', async () => {
    expect(await give('100.50', '--remark', "O'Brien’s reward; --")).toBe(0);
    expect(await held()).toBe(10_050);
    expect(await audited()).toContainEqual({ action: 'wallet.deposit', reason: "O'Brien’s reward; --" });
    expect(await listOf(ann)).toMatchObject([{ kind: 'deposit' }]);
    expect(await ops('withdraw', ann.username, '0.51', '--type', '229', '--remark', 'A mistake')).toBe(0);
    expect(await held()).toBe(9_999);
    expect(await listOf(ann)).toHaveLength(1);
  });

  test('who repeats a command under its id gives once, and nothing else under it', async () => {
    const id = `again${ann.username}`;
    expect([await give('10', '--id', id), await give('10', '--id', id)]).toEqual([0, 0]);
    expect(await held()).toBe(1000);
    expect(await give('11', '--id', id)).toBe(1);
    expect(await held()).toBe(1000);
  });

  test('takes no more than there is', async () => {
    await give('1');
    expect(await ops('withdraw', ann.username, '1.01', '--type', '221', '--remark', 'A mistake')).toBe(1);
    expect(heard.said).toContain('not so many points');
    expect(await held()).toBe(100);
  });

  test.each([
    [['deposit', 'nobody1234', '1', '--type', '121', '--remark', 'x'], 1],
    [['deposit', 'ANN', '1', '--type', '121', '--remark', ' '], 2],
    [['deposit', 'ANN', '1.001', '--type', '121'], 2],
    [['deposit', 'ANN', '-1', '--type', '121'], 2],
    [['deposit', 'ANN', '1', '--type', '31'], 2],
    [['deposit', 'ANN', '1'], 2],
    [['deposit', 'ANN', '0', '--type', '121', '--remark', 'x'], 1],
    [['withdraw', 'ANN', '1', '--type', '121'], 2],
    [['deposit', 'ANN', '1', '--type', '121', '--remark', 'two\nlines'], 1],
    [['points', 'approve'], 2],
    [['points', 'approve', 'nothing'], 2],
    [['points', 'refuse', 'nothing'], 2],
    [['points', 'approve', 'nothing', 'ANN', '1'], 1],
    [['deposit', 'ANN', '1', '--type', '121', '--remark', 'x', '--id', '../x'], 2],
    [['ledger', 'mend'], 2],
  ])('%j is refused', async (args, code) => {
    expect(await ops(...args.map((arg) => (arg === 'ANN' ? ann.username : arg)))).toBe(code);
    expect(await held()).toBe(0);
    expect(heard.said).not.toBe('');
  });
});

describe('two operators', () => {
  test('have to agree from an amount on', async () => {
    await give('1000');
    expect(heard.said).toContain('waits for another operator');
    const id = await waiting();
    expect(await agree(id)).toBe(1);
    expect(await held()).toBe(0);
    await askedByOther();
    expect(await agree(id)).toBe(0);
    expect(await agree(id)).toBe(1);
    expect(await held()).toBe(100_000);
    expect(await audited()).toContainEqual({ action: 'wallet.approve', reason: 'A prize' });
  });

  test('who agree at once agree once', async () => {
    await give('5000');
    const id = await waiting();
    await askedByOther();
    const codes = await Promise.all([1, 2].map(() => agree(id, '5000')));
    expect(codes.sort()).toEqual([0, 1]);
    expect(await held()).toBe(500_000);
  });

  test('agree to a sum for somebody, not to a row that was changed meanwhile', async () => {
    await give('1000');
    const id = await waiting();
    await askedByOther();
    const ben = await app.signUp();
    expect(await agree(id, '1000.01')).toBe(1);
    expect(await agree(id, '1000', ben)).toBe(1);
    await app.db().updateTable('manual_movements').set({ amount: 900_000 }).where('id', '=', id).execute();
    expect(await agree(id)).toBe(1);
    expect(await held()).toBe(0);
    await ops('points', 'refuse', id, '--reason', 'Not any more');
  });

  test('give nothing to an account that was cancelled meanwhile', async () => {
    await give('1000');
    const id = await waiting();
    await askedByOther();
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', ann.id).execute();
    expect(await agree(id)).toBe(1);
    expect(await held()).toBe(0);
    await ops('points', 'refuse', id, '--reason', 'Not any more');
  });

  test('do not agree: nothing moves', async () => {
    await give('1000');
    const id = await waiting();
    expect(await ops('points', 'refuse', id, '--reason', 'Too much')).toBe(0);
    expect(await agree(id)).toBe(1);
    expect(await held()).toBe(0);
    expect(await waiting()).toBe('Nothing');
  });
});

describe('the ledger', () => {
  test('is recomputed by a command, which names what does not add up', async () => {
    await give('7');
    expect(await ops('ledger', 'verify')).toBe(0);
    expect(heard.said).toMatch(/\d+ accounts, \d+ entries: all add up/);
    await byHand(
      'ledger_accounts',
      `update {schema}.ledger_accounts set balance = 800 where owner = '${ann.id}'`,
    );
    heard.said = '';
    expect(await ops('ledger', 'verify')).toBe(1);
    expect(heard.said).toContain(`user ${ann.id}: the balance is not that of its entries`);
    expect(await give('1')).toBe(1);
    expect(heard.said).toContain('read-only');
    heard.said = '';
    expect(await ops('points', 'frozen')).toBe(0);
    expect(heard.said).toMatch(new RegExp(`user ${ann.id}  since 20`));
    expect(await ops('points', 'free', ann.username)).toBe(2);
    expect(await ops('points', 'free', ann.username, '--reason', 'Changed by hand')).toBe(0);
    expect(heard.said).toContain('It has 7.00 points, 0.00 of them held');
    expect(await audited()).toContainEqual({ action: 'ledger.free', reason: 'Changed by hand' });
    expect(await ops('points', 'free', ann.username, '--reason', 'Again')).toBe(1);
    expect(await give('1')).toBe(0);
    expect(await held()).toBe(800);
  });

  test('frees no account whose entries do not follow from each other', async () => {
    for (const sum of ['7', '8']) await give(sum);
    const change = (by: number) =>
      byHand(
        'ledger_transfers',
        `update {schema}.ledger_transfers set amount = amount + ${by} where to_seq = 1 and to_account =
          (select id from {schema}.ledger_accounts where owner = '${ann.id}')`,
      );
    await change(1);
    expect(await ops('ledger', 'verify')).toBe(1);
    heard.said = '';
    expect(await ops('points', 'free', 'user', ann.id, '--reason', 'Why not')).toBe(1);
    expect(heard.said).toContain('entry 1: the balance of');
    await change(-1);
    expect(await ops('points', 'free', 'user', ann.id, '--reason', 'Put back')).toBe(0);
    expect(await ops('points', 'free', 'nobody1234', '--reason', 'Nobody')).toBe(1);
  });

  test('that nobody has asked for was begun by the server when it started', async () => {
    const person = await app.signUp({ brand: 'saffron' });
    expect(
      await main(['deposit', person.username, '1', '--type', '121', '--remark', 'x', '--brand', 'saffron']),
    ).toBe(0);
    expect(heard.said).toContain('is done: 1.00 points');
  });

  test('gets no key from a command', async () => {
    await app.db('jade').deleteFrom('ledger_keys').execute();
    const person = await app.signUp({ brand: 'jade' });
    expect(
      await main(['deposit', person.username, '1', '--type', '121', '--remark', 'x', '--brand', 'jade']),
    ).toBe(1);
    expect(heard.said).toContain('start it, then ask again');
    expect(await app.db('jade').selectFrom('ledger_keys').selectAll().execute()).toEqual([]);
  });

  test('is touched with its own key alone', async () => {
    vi.stubEnv('SECRET_KEY', 'another secret of at least thirty-two characters');
    expect(await give('1')).toBe(1);
    expect(heard.said).toContain('SECRET_KEY');
    for (const secret of ['', 'short']) {
      vi.stubEnv('SECRET_KEY', secret);
      expect(await give('1')).toBe(2);
    }
    vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
    expect(await give('1')).toBe(0);
  });
});
