import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Tenant } from '../../../server/src/infra/tenancy.ts';
import { insertPerson } from '../../../server/src/testing/people.ts';

/** Arranging through the public calls: what a test is not about, it does not click through. */
export interface Person {
  id: string;
  email: string;
  username: string;
  password: string;
  nickname: string;
  access: string;
  refresh: string;
}

let counter = 0;

/** A name that no other test uses: letters and digits, 6–12 of them, one of each at least. */
export const uniqueName = (): string => {
  counter += 1;
  const salt = (process.pid * 1000 + counter + Math.floor(Math.random() * 1e6) * 1e7).toString(36);
  return `u1${salt}`.slice(0, 12);
};

/** A phone number of a country; nobody else has it. */
export interface Phone {
  country: string;
  /** As its owner types it. */
  national: string;
  /** Dial code and national number, as it travels. */
  whole: string;
}

const NUMBERS: Record<string, { dial: string; prefix: string }> = {
  CN: { dial: '86', prefix: '138' },
  IN: { dial: '91', prefix: '98' },
};

export const uniquePhone = (country: string): Phone => {
  const { dial, prefix } = NUMBERS[country]!;
  const length = country === 'CN' ? 11 : 10;
  const rest = String(Math.floor(Math.random() * 1e12)).padStart(12, '0');
  const national = prefix + rest.slice(0, length - prefix.length);
  return { country, national, whole: dial + national };
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

/** Databases behind the calls of the shared server: its people are stored there. */
const stores = new WeakMap<APIRequestContext, Tenant>();

/** People who register by these calls from now on are stored in that database instead. */
export const storePeopleIn = (request: APIRequestContext, tenant: Tenant): void => {
  stores.set(request, tenant);
};

/** A registered, signed-in person with an e-mail address, or with a phone number. */
export const register = async (
  request: APIRequestContext,
  nickname: string,
  phone?: Phone,
): Promise<Person> => {
  const tenant = stores.get(request);
  const username = uniqueName();
  if (!tenant) return registerByCalls(request, username, nickname, phone);
  const identifier = phone && { mode: 'phone' as const, value: phone.whole };
  return insertPerson(tenant, randomBytes(32), { username, nickname, identifier });
};

const registerByCalls = async (
  request: APIRequestContext,
  username: string,
  nickname: string,
  phone?: Phone,
): Promise<Person> => {
  const email = `${username}@mail.example`;
  const address = phone
    ? { mode: 'phone', country: phone.country, phone: phone.whole }
    : { mode: 'email', email };
  const identity = { ...address, device_id: `device-of-${username}` };
  const password = 'Passw0rd99';
  await call(request, '/api/v3/verification', identity);
  const code = await codeFor(request, phone?.whole ?? email);
  await call(request, '/api/v1/verification/check', { ...identity, code });
  const tokens = await call(request, '/api/v1/register', { ...identity, username, password, nickname });
  const access: string = tokens.access_token;
  const me = await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${access}` } });
  const { id } = (await me.json()).result;
  const refresh: string = tokens.refresh_token;
  return { id, email: phone ? '' : email, username, password, nickname, access, refresh };
};
