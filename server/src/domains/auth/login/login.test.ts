import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { post } from '../auth.testing.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ env: { WRONG_PASSWORDS: '3', WRONG_PASSWORDS_PER_ADDRESS: '6' } });
  person = await app.signUp();
});
afterAll(() => app.stop());

const login = (body: object, brand?: string) =>
  post(
    app,
    '/api/v1/login',
    {
      mode: 'email',
      email: person.email,
      password: person.password,
      device_id: 'some-device',
      grant_type: 'password',
      ...body,
    },
    brand,
  );

const forgetAttempts = () => app.db().deleteFrom('rate_limits').execute();

test('a body without password or grant type is refused', async () => {
  expect((await login({ password: '' })).error).toBe('api.validation');
  expect((await login({ grant_type: 'magic' })).error).toBe('api.validation');
});

test('a wrong password and an unknown account get the same answer', async () => {
  const wrong = await login({ password: 'Wrong5word' });
  const unknown = await login({ email: 'nobody@mail.example' });
  expect([wrong.status, wrong.error]).toEqual([400, 'api.unauthorized']);
  expect(wrong.raw.json().message).toBe('手机号或密码错误');
  expect(unknown.raw.body).toBe(wrong.raw.body);
});

test('the account of one brand does not exist in another', async () => {
  expect((await login({}, 'lotus')).error).toBe('api.unauthorized');
});

test('the right password logs in, whatever the case of the address', async () => {
  const { result } = await login({ email: person.email.toUpperCase() });
  const me = await app.call({ url: '/api/v1/users/me', token: result.access_token });
  expect(me.result.id).toBe(person.id);
});

const cancel = (id: string, daysAgo: number) =>
  app
    .db()
    .updateTable('users')
    .set({ delete_at: new Date(Date.now() - daysAgo * 86_400_000) })
    .where('id', '=', id)
    .execute();

test('an account cancelled for more than thirty days cannot log in, and its sessions end', async () => {
  const gone = await app.signUp();
  await cancel(gone.id, 31);
  expect((await login({ email: gone.email, password: gone.password })).error).toBe('api.unauthorized');
  expect((await app.call({ url: '/api/v1/users/me', token: gone.access })).status).toBe(401);
});

test('within thirty days logging in brings it back, and a wrong password does not', async () => {
  const back = await app.signUp();
  await cancel(back.id, 29);
  expect((await login({ email: back.email, password: 'Wrong5word' })).error).toBe('api.unauthorized');
  expect((await app.call({ url: '/api/v1/users/me', token: back.access })).status).toBe(401);
  const { result } = await login({ email: back.email, password: back.password });
  const me = await app.call({ url: '/api/v1/users/me', token: result.access_token });
  expect(me.result.id).toBe(back.id);
});

test('strangers who guess cannot lock the owner out', async () => {
  await forgetAttempts();
  for (let i = 0; i < 4; i += 1) await login({ password: 'Wrong5word' });
  expect((await login({})).status).toBe(200);
});

test('an address that guesses too much is refused, right passwords not counted', async () => {
  await forgetAttempts();
  for (let i = 0; i < 8; i += 1) expect((await login({})).status).toBe(200);
  const guesses = Array.from({ length: 6 }, (_, i) => login({ email: `other${i}@mail.example` }));
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(6).fill(400));
  const refused = await login({});
  expect([refused.status, refused.error]).toEqual([400, 'api.too_frequent']);
  expect(refused.raw.json().params.retry_after).toBeGreaterThan(0);
});

test('thirty wrong logins are told to be wrong each time, and never open the dialog of a guest’s quota', async () => {
  const usual = await startTestApp();
  const attempt = {
    mode: 'email',
    email: 'ann@mail.example',
    password: 'Wrong5word',
    device_id: 'some-device',
  };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => post(usual, '/api/v1/login', { ...attempt, grant_type: 'password' })),
  );
  await usual.stop();
  expect(answers.map(({ status, error }) => [status, error])).toEqual(
    Array(30).fill([400, 'api.unauthorized']),
  );
});

test('while wrong logins fill the queue a right one gets through, and those that it refused are no guesses', async () => {
  const env = { WRONG_PASSWORDS_PER_ADDRESS: '1000', WRONG_PASSWORDS_PER_DEVICE: '1000' };
  const crowded = await startTestApp({ env });
  onTestFinished(() => crowded.stop());
  const own = await crowded.signUp();
  const login = (email: string, password: string, device_id: string) =>
    post(crowded, '/api/v1/login', { mode: 'email', email, password, device_id, grant_type: 'password' });
  const wrong = Array.from({ length: 120 }, (_, n) =>
    login(`nobody${n}@mail.example`, 'Wrong5word', 'device-of-an-attacker'),
  );
  await Promise.race(wrong);
  expect((await login(own.email, own.password, own.deviceId)).status).toBe(200);
  const answers = await Promise.all(wrong);
  const judged = answers.filter(({ error }) => error === 'api.unauthorized');
  expect(answers.length - judged.length).toBeGreaterThan(0);
  const counted = await crowded
    .db()
    .selectFrom('rate_limits')
    .select('count')
    .where('key', 'like', 'guess:password:address:%')
    .executeTakeFirstOrThrow();
  expect(counted.count).toBe(judged.length);
});
