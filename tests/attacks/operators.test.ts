import { OPERATOR_ROLES, type OperatorRole, RIGHTS_OF } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOperator,
  type OpsBrowser,
  opsBrowser,
  signedIn,
} from '../../server/src/domains/operators/operators.testing.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../server/src/testing/test-app.ts';
import { CALL_NAMES, fillCall, specOf } from './filled-calls.ts';

const OPS = CALL_NAMES.filter((name) => name.includes(' /ops/'));
const GUARDED = OPS.filter((name) => specOf(name).access === 'operator');
const WRITES = OPS.filter((name) => !name.startsWith('GET '));
/** It would end the session that the others are tried with. */
const SIGN_OUT = 'POST /ops/api/sign-out';

let app: TestApp;
let user: TestPerson;
const browsers = new Map<OperatorRole, OpsBrowser>();
beforeAll(async () => {
  app = await startTestApp();
  user = await app.signUp();
  for (const role of OPERATOR_ROLES)
    browsers.set(role, await signedIn(app, await addOperator(app, `the-${role}`, role)));
});
afterAll(() => app.stop());

const of = (role: OperatorRole): OpsBrowser => browsers.get(role)!;
const filled = (name: CallName) => fillCall(name, () => undefined);

test('every call of the console is guarded by a right, or is a way in', () => {
  const ways = OPS.filter((name) => specOf(name).access === 'ops-entry');
  expect(ways).toEqual(['POST /ops/api/sign-in', 'POST /ops/api/sign-in/code']);
  expect([...ways, ...GUARDED].sort()).toEqual([...OPS].sort());
  expect(GUARDED.filter((name) => specOf(name).right === undefined)).toEqual([]);
  expect(CALL_NAMES.filter((name) => !name.includes(' /ops/') && specOf(name).right)).toEqual([]);
});

describe.each(OPERATOR_ROLES)('the role %s', (role) => {
  test.each(GUARDED.filter((name) => name !== SIGN_OUT))(
    'may make %s as the matrix says, or is refused',
    async (name) => {
      const may = RIGHTS_OF[role].includes(specOf(name).right!);
      const { status } = await of(role).call(filled(name));
      if (may) expect(status).not.toBe(403);
      else expect(status).toBe(403);
      expect(status).not.toBe(401);
    },
  );
});

test.each(OPERATOR_ROLES)('%s: quotas are set by who may set settings, and never raised', async (role) => {
  const set = (value: object) =>
    of(role).call({
      ...{ method: 'PUT', url: '/ops/api/settings/quotas', body: { value, reason: 'a try' } },
    });
  const { status, error } = await set({ messages_per_minute: 1_000_001 });
  const may = RIGHTS_OF[role].includes('settings.write');
  expect([status, error]).toEqual(may ? [400, 'api.validation'] : [403, 'api.forbidden']);
  expect((await set({ messages_per_minute: 5 })).status).toBe(may ? 200 : 403);
});

test.each(GUARDED)(
  '%s: neither nobody nor a user’s token gets through, in a header or as the cookie',
  async (name) => {
    const request = filled(name);
    const tries = [
      await opsBrowser(app).call(request),
      await opsBrowser(app).call({ ...request, token: user.access }),
      await opsBrowser(app).call({ ...request, headers: { cookie: `ops_session=${user.access}` } }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401]);
  },
);

test.each(WRITES)('%s: a page of another site changes nothing, whoever is signed in', async (name) => {
  const owner = of('owner');
  const from = async (origin: Record<string, string>) =>
    (await app.call({ ...filled(name), headers: { cookie: owner.cookie!, ...origin } })).status;
  expect(await from({ origin: 'https://evil.example' })).toBe(403);
  expect(await from({ origin: 'http://lotus.localhost' })).toBe(403);
  expect(await from({ origin: 'http://aurora.localhost.evil.example' })).toBe(403);
  expect(await from({ origin: 'null' })).toBe(403);
  expect(await from({})).toBe(403);
  expect((await owner.call({ url: '/ops/api/me' })).status).toBe(200);
});

describe.each(OPS.filter((name) => name !== SIGN_OUT))('%s', (name) => {
  test.each(['same-site', 'cross-site', 'anything'])('is not made by a page that is %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    const { status, error } = await of('owner').call({ ...filled(name), headers });
    expect([status, error]).toEqual([403, 'api.forbidden']);
  });
});

test('the console asks, whoever types an address asks, and a link leads to its pages', async () => {
  const owner = of('owner');
  const from = async (url: string, site: string) =>
    (await owner.call({ url, headers: { 'sec-fetch-site': site } })).status;
  expect(await from('/ops/api/me', 'same-origin')).toBe(200);
  expect(await from('/ops/api/me', 'none')).toBe(200);
  for (const site of ['same-site', 'cross-site', 'none'])
    expect(await from('/ops/settings', site)).toBe(await from('/ops/settings', 'same-origin'));
  expect(await from('/ops/settings', 'cross-site')).not.toBe(403);
});

test('what a console gives to a browser is nobody’s to keep or to embed', async () => {
  const { raw } = await of('owner').call({ url: '/ops/api/me' });
  expect(raw.headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(raw.headers['access-control-allow-origin']).toBeUndefined();
});

test('a session of the console opens no call of a user', async () => {
  const value = of('owner').cookie!.split('=')[1]!;
  const headers = { cookie: of('owner').cookie! };
  expect((await app.call({ url: '/api/v1/users/me', headers })).status).toBe(401);
  expect((await app.call({ url: '/api/v1/users/me', token: value })).status).toBe(401);
});
