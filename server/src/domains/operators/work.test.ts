import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketIn, newKeyedId } from '../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from './operators.testing.ts';

let app: TestApp;
let person: TestPerson;
let ann: OpsBrowser;
let ben: OpsBrowser;
let mia: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signUp();
  ann = await signedIn(app, await addOperator(app, 'ann', 'finance'));
  ben = await signedIn(app, await addOperator(app, 'ben', 'finance'));
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  await app.startJobs();
  // A ledger is begun by who asks first.
  await app.call({ url: '/api/v1/wallet/balance', token: person.access });
});
afterAll(() => app.stop());

const post = (browser: OpsBrowser, url: string, body: object) => browser.call({ method: 'POST', url, body });
const logged = async (action: string) =>
  app.db().selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('seq').execute();
const waitingPost = async (description: string): Promise<string> => {
  const id = newKeyedId(person.id);
  await app
    .db()
    .insertInto('posts')
    .values({
      ...{ bucket: bucketIn(id), id, author_id: person.id, kind: 'text' as const, description },
      privacy: 'everyone',
      review: 'auditing',
    })
    .execute();
  return id;
};
const balance = async () =>
  (await app.call({ url: '/api/v1/wallet/balance', token: person.access })).result.balance;

test('a moderator sees what waits, approves, and rejects with words that the author reads', async () => {
  const [good, bad] = [await waitingPost('<script>alert(1)</script>'), await waitingPost('spam')];
  const { list } = (await mia.call({ url: '/ops/api/posts' })).result;
  expect(list).toMatchObject([
    { id: good, description: '<script>alert(1)</script>', username: person.username },
    { id: bad },
  ]);
  const decide = async (id: string, decision: string, reason: string) =>
    (await post(mia, `/ops/api/posts/${id}/review`, { decision, reason })).error;
  expect(await decide(bad, 'reject', ' ')).toBe('api.validation');
  expect(await decide(bad, 'reject', 'No advertising')).toBeUndefined();
  expect(await decide(good, 'approve', '')).toBeUndefined();
  expect(await decide(good, 'approve', '')).toBe('api.invalid_data');
  expect(await decide('nobody', 'approve', '')).toBe('api.post_not_exist');
  expect((await mia.call({ url: '/ops/api/posts' })).result.list).toEqual([]);
  expect(await logged('posts.reject')).toMatchObject([
    { operator: 'mia', target: bad, reason: 'No advertising', address: '127.0.0.1' },
  ]);
});

test('a few points are given at once, and the same again is given once', async () => {
  const before = await balance();
  const gift = { id: 'gift1', username: person.username, amount: 500, type: 121, remark: 'Welcome' };
  expect((await post(ann, '/ops/api/movements', gift)).result).toMatchObject({
    state: 'done',
    asked_by: 'ann',
  });
  expect((await post(ann, '/ops/api/movements', gift)).result).toMatchObject({ state: 'done' });
  expect(await balance()).toBe(before + 500);
  expect(await logged('wallet.deposit')).toMatchObject([
    {
      ...{ operator: 'ann', target: 'gift1', reason: 'Welcome', address: '127.0.0.1', before: null },
      after: { user_id: person.id, amount: 500, type: 121, state: 'done', asked_by: 'ann' },
    },
  ]);
  expect((await post(ann, '/ops/api/movements', { ...gift, amount: 600 })).error).toBe('api.invalid_data');
  expect((await post(ann, '/ops/api/movements', { ...gift, id: 'g2', type: 31 })).error).toBe(
    'api.invalid_data',
  );
  expect((await post(ann, '/ops/api/movements', { ...gift, id: 'g3', username: 'nobody99' })).error).toBe(
    'api.not_found',
  );
});

test('many wait for another operator, who says to whom and how much; nobody agrees with themselves', async () => {
  const before = await balance();
  const gift = { id: 'big1', username: person.username, amount: 200_000, type: 122, remark: 'Prize' };
  expect((await post(ann, '/ops/api/movements', gift)).result.state).toBe('pending');
  expect((await ben.call({ url: '/ops/api/movements' })).result.list).toMatchObject([
    { id: 'big1', asked_by: 'ann', username: person.username },
  ]);
  const decide = (browser: OpsBrowser, amount: number) =>
    post(browser, '/ops/api/movements/big1/decide', {
      ...{ agrees: true, username: person.username, amount, reason: '' },
    });
  expect((await decide(ann, 200_000)).error).toBe('api.forbidden');
  const differs = await decide(ben, 20_000);
  expect([differs.error, differs.raw.json().params]).toEqual(['api.invalid_data', undefined]);
  expect(await balance()).toBe(before);
  expect((await decide(ben, 200_000)).result.state).toBe('done');
  const again = await decide(ben, 200_000);
  expect([again.error, again.raw.json().params]).toEqual([
    'api.invalid_data',
    { state: 'decided', movement: 'decided' },
  ]);
  expect(await balance()).toBe(before + 200_000);
  expect(await logged('wallet.ask')).toMatchObject([
    {
      operator: 'ann',
      address: '127.0.0.1',
      after: { user_id: person.id, amount: 200_000, state: 'pending' },
    },
  ]);
  expect(await logged('wallet.approve')).toMatchObject([
    {
      ...{ operator: 'ben', target: 'big1', reason: 'Prize', address: '127.0.0.1' },
      before: { state: 'pending' },
      after: { user_id: person.id, amount: 200_000, type: 122, state: 'done', asked_by: 'ann' },
    },
  ]);
});

test('what waits is listed by its time, whatever its name, page after page', async () => {
  const names = ['w3', 'w1', 'w4', 'w2', 'w5'];
  const all = names.map((id, n) => ({
    ...{ id, user_id: person.id, amount: 200_000, type: 122, remark: '', state: 'pending' as const },
    // Two of a millisecond.
    ...{ asked_by: 'ann', decided_by: null, create_at: `2026-01-01T00:00:00.000${Math.floor(n / 2)}05Z` },
  }));
  await app.db().insertInto('manual_movements').values(all).execute();
  const pageAt = async (next: string) =>
    (await ben.call({ url: `/ops/api/movements?limit=2${next && `&next_id=${next}`}` })).result;
  const read: string[] = [];
  let next = '';
  do {
    const page = await pageAt(next);
    read.push(...page.list.map(({ id }: { id: string }) => id));
    next = page.next_id ?? '';
    // Whoever is decided on meanwhile is no gap.
    if (read.length === 2)
      await app
        .db()
        .updateTable('manual_movements')
        .set({ state: 'refused' })
        .where('id', '=', 'w3')
        .execute();
  } while (next !== '');
  expect(read.filter((id) => names.includes(id))).toEqual(['w1', 'w3', 'w2', 'w4', 'w5']);
  expect(new Set(read).size).toBe(read.length);
  await app.db().deleteFrom('manual_movements').where('id', 'in', names).execute();
});

test('what is decided is listed by its state, the latest first, with who decided; nobody did alone', async () => {
  const rows = [1, 2, 3].map((n) => ({
    ...{ id: `d${n}`, user_id: person.id, amount: 200_000, type: 122, remark: '', asked_by: 'ann' },
    ...{ state: 'done' as const, decided_by: n === 2 ? null : 'ben', create_at: `2031-01-0${n}T00:00:00Z` },
  }));
  await app.db().insertInto('manual_movements').values(rows).execute();
  const page = async (query: string) =>
    (await ben.call({ url: `/ops/api/movements?state=done&limit=2&${query}` })).result;
  const first = await page('');
  expect(first.list).toMatchObject([
    { id: 'd3', state: 'done', decided_by: 'ben' },
    { id: 'd2', decided_by: null },
  ]);
  expect((await page(`next_id=${first.next_id}`)).list[0]).toMatchObject({ id: 'd1' });
  expect((await ben.call({ url: '/ops/api/movements?next_id=a.b' })).error).toBe('api.validation');
  expect((await ben.call({ url: '/ops/api/movements?state=lost' })).error).toBe('api.validation');
  await app.db().deleteFrom('manual_movements').where('id', 'in', ['d1', 'd2', 'd3']).execute();
});

test('nobody refuses without saying why', async () => {
  const gift = { id: 'big0', username: person.username, amount: 100_000, type: 122, remark: 'Prize' };
  await post(ann, '/ops/api/movements', gift);
  const refuse = (reason: string) =>
    post(ben, '/ops/api/movements/big0/decide', {
      ...{ agrees: false, username: person.username, amount: 100_000, reason },
    });
  expect((await refuse(' ')).error).toBe('api.validation');
  expect((await refuse(' Not agreed ')).result.state).toBe('refused');
  expect(await logged('wallet.refuse')).toMatchObject([
    {
      operator: 'ben',
      reason: 'Not agreed',
      address: '127.0.0.1',
      after: { amount: 100_000, state: 'refused' },
    },
  ]);
});

test('many small sums of one operator are a big one, also when they are asked for at once, until a day has passed', async () => {
  const zoe = await signedIn(app, await addOperator(app, 'zoe', 'finance'));
  const before = await balance();
  const give = async (id: string, type = 121) =>
    (
      await post(zoe, '/ops/api/movements', {
        ...{ id, username: person.username, amount: 30_000, type, remark: 'Bit by bit' },
      })
    ).result.state;
  const states = await Promise.all(['s1', 's2', 's3', 's4', 's5'].map((id) => give(id)));
  expect(states.sort()).toEqual(['done', 'done', 'done', 'pending', 'pending']);
  expect(await balance()).toBe(before + 90_000);
  expect(await give('s6', 221)).toBe('pending');
  await app
    .db()
    .updateTable('manual_movements')
    .set({ create_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('asked_by', '=', 'zoe')
    .execute();
  expect(await give('s7')).toBe('done');
});

test('two who agree at once give it once', async () => {
  const gift = { id: 'big2', username: person.username, amount: 150_000, type: 122, remark: 'Prize' };
  await post(ann, '/ops/api/movements', gift);
  const before = await balance();
  const agree = () =>
    post(ben, '/ops/api/movements/big2/decide', {
      ...{ agrees: true, username: person.username, amount: 150_000, reason: '' },
    });
  const both = await Promise.all([agree(), agree()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await balance()).toBe(before + 150_000);
});
