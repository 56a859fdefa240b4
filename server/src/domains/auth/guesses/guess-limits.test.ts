import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { post, register, verified } from '../auth.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      WRONG_PASSWORDS_PER_DEVICE: '4',
      WRONG_PASSWORDS_PER_ADDRESS: '6',
      WRONG_CODES_PER_DEVICE: '4',
      WRONG_CODES_PER_ADDRESS: '6',
    },
  });
});
afterAll(() => app.stop());
beforeEach(() => app.db().deleteFrom('rate_limits').execute());

/** Each guess is about somebody else: no limit of an identifier or of a code comes into it. */
const ways = {
  'a login': (device_id: string, n: number) =>
    post(app, '/api/v1/login', {
      mode: 'email',
      email: `nobody${n}@mail.example`,
      password: 'Wrong5word',
      grant_type: 'password',
      device_id,
    }),
  'a code of a sign-up': (device_id: string, n: number) =>
    post(app, '/api/v1/verification/check', {
      mode: 'email',
      email: `nobody${n}@mail.example`,
      code: '314159',
      device_id,
    }),
  'a code of a recovery': (device_id: string, n: number) =>
    post(app, '/api/v2/recovery', {
      mode: 'email',
      email: `nobody${n}@mail.example`,
      code: '314159',
      device_id,
    }),
};

describe.each(Object.entries(ways))('guessing %s', (_, guess) => {
  const errorsOf = async (devices: string[]) => {
    const answers = await Promise.all(devices.map((device, n) => guess(device, n)));
    return answers.map(({ error }) => error);
  };

  test('a device that guesses too much is refused, another one is not', async () => {
    const refused = (await errorsOf(Array(7).fill('device-one'))).filter(
      (error) => error === 'api.too_frequent',
    );
    expect(refused.length).toBeGreaterThanOrEqual(3);
    await app.db().deleteFrom('rate_limits').where('key', 'like', '%address%').execute();
    expect((await guess('device-one', 1)).error).toBe('api.too_frequent');
    expect((await guess('device-another', 1)).error).not.toBe('api.too_frequent');
  });

  test('an address that takes a device for each guess is refused too', async () => {
    const errors = await errorsOf(Array.from({ length: 8 }, (_item, n) => `device-number-${n}`));
    expect(errors.filter((error) => error === 'api.too_frequent')).toHaveLength(2);
  });
});

test('codes of sign-up and recovery share one count', async () => {
  for (let n = 0; n < 2; n += 1) await ways['a code of a sign-up']('device-shared', n);
  for (let n = 2; n < 4; n += 1) await ways['a code of a recovery']('device-shared', n);
  expect((await ways['a code of a recovery']('device-shared', 5)).error).toBe('api.too_frequent');
});

test('who has proved one address cannot try invite codes without end; a right one counts nothing', async () => {
  const inviter = await app.signUp();
  const { invite_code } = (await app.call({ url: '/api/v1/users/me', token: inviter.access })).result;
  for (let n = 0; n < 5; n += 1) {
    const invited = await register(app, await verified(app), { invite_code });
    expect(invited.status).toBe(200);
  }
  await app.db().deleteFrom('rate_limits').execute();
  const who = await verified(app);
  const errors: unknown[] = [];
  for (let n = 0; n < 5; n += 1) errors.push((await register(app, who, { invite_code: `zz99zz${n}` })).error);
  expect(errors).toEqual([...Array(4).fill('api.invalid_invite_code'), 'api.too_frequent']);
});
