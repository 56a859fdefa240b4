import type { APIRequestContext } from '@playwright/test';

/** Arranging through the public calls: what a test is not about, it does not click through. */
export interface Person {
  email: string;
  username: string;
  password: string;
  nickname: string;
  access: string;
}

let counter = 0;

/** A name that no other test uses: letters and digits, 6–12 of them, one of each at least. */
export const uniqueName = (): string => {
  counter += 1;
  const salt = (process.pid * 1000 + counter + Math.floor(Math.random() * 1e6) * 1e7).toString(36);
  return `u1${salt}`.slice(0, 12);
};

/** The newest code that went to an address, from the development mailbox. */
export const codeFor = async (request: APIRequestContext, to: string): Promise<string> => {
  const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  const code = (await answer.json()).result.list[0]?.code;
  if (!code) throw new Error(`No code went to ${to}.`);
  return code;
};

export const call = async (request: APIRequestContext, path: string, data: unknown, access?: string) => {
  const answer = await request.post(path, {
    data,
    ...(access && { headers: { authorization: `Bearer ${access}` } }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).result;
};

/** A registered person, through the calls. */
export const register = async (request: APIRequestContext, nickname: string): Promise<Person> => {
  const username = uniqueName();
  const email = `${username}@mail.example`;
  const identity = { mode: 'email', email, device_id: `device-of-${username}` };
  const password = 'Passw0rd99';
  await call(request, '/api/v3/verification', identity);
  await call(request, '/api/v1/verification/check', { ...identity, code: await codeFor(request, email) });
  const tokens = await call(request, '/api/v1/register', { ...identity, username, password, nickname });
  return { email, username, password, nickname, access: tokens.access_token };
};
