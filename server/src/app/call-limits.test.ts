import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { talking } from '../domains/messages/talk.testing.ts';
import { addOperator, signedIn } from '../domains/operators/operators.testing.ts';
import { startTestApp, type TestApp, type TestRequest } from '../testing/test-app.ts';

const LIMIT = 5;
const NAMES = [
  ...['MESSAGES', 'COMMENTS', 'FOLLOWS', 'LOOKUPS', 'SEARCHES', 'SETTINGS', 'UPLOADS', 'WRITES'],
  ...['OPS_WRITES', 'OPS_SEARCHES', 'OPS_CHECKS'],
];

let app: TestApp;
beforeAll(async () => {
  const env = Object.fromEntries(NAMES.map((name) => [`${name}_PER_MINUTE`, String(LIMIT)]));
  app = await startTestApp({ env });
});
afterAll(() => app.stop());
const { pair, post } = talking(() => app);

/** The codes of so many equal requests, counted. */
const flood = async (request: TestRequest, times = 3 * LIMIT) => {
  const answers = await Promise.all(Array.from({ length: times }, () => app.call(request)));
  const refused = answers.filter(({ error }) => error === 'api.too_frequent');
  expect(refused.every(({ raw }) => raw.json().params.retry_after > 0)).toBe(true);
  return { passed: times - refused.length, status: refused[0]?.status };
};

test('of a flood of messages a person’s limit gets through, and nothing more is stored', async () => {
  const { ann, ben, id } = await pair();
  const sends = await Promise.all(
    Array.from({ length: 3 * LIMIT }, (_, n) => post(ann, id, { text: `flood ${n}` })),
  );
  expect(sends.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  expect(sends.filter(({ error }) => error === 'api.too_frequent')).toHaveLength(2 * LIMIT);
  const stored = await app.db().selectFrom('messages').select('id').where('user_id', '=', ann.id).execute();
  expect(stored).toHaveLength(LIMIT);
  // Neither who they write to, nor anything else that they do, is held up by it.
  expect((await post(ben, id, { text: 'hello' })).status).toBe(200);
  expect((await app.call({ url: '/api/v1/users/me', token: ann.access })).status).toBe(200);
});

test.each<[string, TestRequest]>([
  ['comments', { method: 'POST', url: '/social/api/posts/p1/comment', body: { text: 'same', cid: 'c' } }],
  ['follows', { method: 'PUT', url: '/social/api/authors/someone/follow' }],
  ['look-ups', { url: '/api/v2/contacts/search?keyword=anybody1' }],
  ['searches', { url: '/api/v1/users/messages/search?q=anything' }],
  ['looks through members', { url: '/api/v1/groups/none/members' }],
  ['looks through media', { url: '/api/v1/groups/none/media?kind=voice' }],
  ['settings', { method: 'PUT', url: '/api/v1/groups/none/settings', body: { hidden: true } }],
  ['upload targets', { url: '/api/v1/files/groups/none/upload_file' }],
  ['any other write', { method: 'PUT', url: '/api/v1/users/me', body: { country: 'IN' } }],
])('%s of one person are limited', async (_, request) => {
  const { access: token } = await app.signUp();
  expect(await flood({ ...request, token })).toEqual({ passed: LIMIT, status: 400 });
});

test('what operators write is limited, each of them by themselves', async () => {
  const [ann, ben] = [
    await signedIn(app, await addOperator(app, 'ann', 'finance')),
    await signedIn(app, await addOperator(app, 'ben', 'finance')),
  ];
  const gift = { id: 'g1', username: 'nobody99', amount: 1, type: 121, remark: 'x' };
  const give = { method: 'POST', url: '/ops/api/movements', body: gift } as const;
  const answers = await Promise.all(Array.from({ length: 3 * LIMIT }, () => ann.call(give)));
  expect(answers.filter(({ error }) => error === 'api.not_found')).toHaveLength(LIMIT);
  expect(answers.filter(({ error }) => error === 'api.too_frequent')).toHaveLength(2 * LIMIT);
  expect((await ann.call({ url: '/ops/api/movements' })).status).toBe(200);
  expect((await ann.call({ url: '/ops/api/audit/export' })).error).toBe('api.too_frequent');
  expect((await ben.call(give)).error).toBe('api.not_found');
});

test('what operators read is limited, each of them by themselves, and searching apart from all else', async () => {
  const fay = await signedIn(app, await addOperator(app, 'fay', 'owner'));
  const passed = async (url: string) => {
    const answers = await Promise.all(Array.from({ length: 2 * LIMIT }, () => fay.call({ url })));
    const refused = answers.filter(({ error }) => error === 'api.too_frequent');
    expect(refused.every(({ status, raw }) => status === 400 && raw.json().params.retry_after > 0)).toBe(
      true,
    );
    return answers.length - refused.length;
  };
  expect(await passed('/ops/api/audit/check')).toBe(LIMIT);
  expect(await passed('/ops/api/audit?q=anything')).toBe(LIMIT);
  // One bound for all that is searched.
  for (const list of ['comments', 'groups', 'hashtags', 'invites', 'ledger', 'orders', 'people', 'reports'])
    expect((await fay.call({ url: `/ops/api/${list}` })).error).toBe('api.too_frequent');
  expect(await passed('/ops/api/settings')).toBe(2 * LIMIT);
  const gus = await signedIn(app, await addOperator(app, 'gus', 'owner'));
  expect((await gus.call({ url: '/ops/api/audit/check' })).status).toBe(200);
});

test('all that operators read has a bound, though a wide one', async () => {
  const narrow = await startTestApp({ env: { OPS_READS_PER_MINUTE: '3' } });
  onTestFinished(() => narrow.stop());
  const hal = await signedIn(narrow, await addOperator(narrow, 'hal', 'owner'));
  const answers = await Promise.all(Array.from({ length: 6 }, () => hal.call({ url: '/ops/api/settings' })));
  expect(answers.filter(({ error }) => error === 'api.too_frequent').length).toBeGreaterThanOrEqual(3);
  expect((await hal.call({ url: '/ops/api/groups' })).status).toBe(200);
});

test('reading is not', async () => {
  const { access: token } = await app.signUp();
  expect((await flood({ url: '/api/v1/users/me', token })).passed).toBe(3 * LIMIT);
});

test('brands count by themselves, and so do people', async () => {
  const [first, second] = [await app.signUp(), await app.signUp({ brand: 'lotus' })];
  const write = { method: 'PUT', url: '/api/v1/users/me', body: { country: 'IN' } } as const;
  expect((await flood({ ...write, token: first.access })).passed).toBe(LIMIT);
  expect((await flood({ ...write, token: second.access, brand: 'lotus' })).passed).toBe(LIMIT);
});
