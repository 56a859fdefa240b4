import type { TestApp, TestResponse } from '../../testing/test-app.ts';

let counter = 0;

export interface Newcomer {
  mode: 'email';
  email: string;
  device_id: string;
}

/** Somebody with an address and a device that nobody else has. */
export const newcomer = (): Newcomer => {
  counter += 1;
  return { mode: 'email', email: `new${counter}@mail.example`, device_id: `device-number-${counter}` };
};

export const post = (test: TestApp, url: string, body: unknown, brand?: string): Promise<TestResponse> =>
  test.call({ method: 'POST', url, body, brand });

export const sendCode = (test: TestApp, who: object, brand?: string) =>
  post(test, '/api/v3/verification', who, brand);

export const checkCode = (test: TestApp, who: object, code: string, brand?: string) =>
  post(test, '/api/v1/verification/check', { ...who, code }, brand);

export const register = (test: TestApp, who: object, account: object = {}, brand?: string) => {
  counter += 1;
  const fields = {
    username: `user${counter}`.padEnd(6, '0'),
    password: 'Blue7whale',
    nickname: 'Ordinary Person',
  };
  return post(test, '/api/v1/register', { ...who, ...fields, ...account }, brand);
};

/** A newcomer whose device has proved the address. */
export const verified = async (test: TestApp, who: Newcomer = newcomer()): Promise<Newcomer> => {
  await sendCode(test, who);
  await checkCode(test, who, test.codeFor(who.email));
  return who;
};

/** Another code than the right one. */
export const wrongOf = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');
