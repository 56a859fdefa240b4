import { createHash, randomBytes } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyBrands } from '../../../testing/brands.ts';
import { startOidcProvider, type TestProvider } from '../../../testing/oidc-provider.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { post } from '../auth.testing.ts';

const BRAND = 'saffron';
const CLIENT = {
  clientId: 'client-of-saffron',
  clientSecret: 'a secret of the brand',
  redirectUri: 'https://saffron.localhost/auth/google-callback',
};
const DEVICE = 'device-with-google';
let brands: Awaited<ReturnType<typeof copyBrands>>;
let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider(CLIENT);
  brands = await copyBrands({ saffron: { google: { enabled: true, client_id: CLIENT.clientId } } });
  app = await startTestApp({
    brandsDir: brands.dir,
    env: { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_SECRET_SAFFRON: CLIENT.clientSecret },
  });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
  await brands.remove();
});

let counter = 0;
const newAccount = (fields: object = {}) => {
  counter += 1;
  const email = `Google${counter}@mail.example`;
  provider.account = { sub: `sub-${counter}`, email, email_verified: true, name: 'Asha Rao', ...fields };
  return provider.account;
};
const random = () => randomBytes(32).toString('base64url');

/** A browser went to the provider and came back with a code. */
const visit = async () => {
  const [verifier, nonce, state] = [random(), random(), random()];
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const back = await provider.authorize({
    nonce,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  expect(back.get('state')).toBe(state);
  return {
    token: back.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: CLIENT.redirectUri,
    nonce,
    device_id: DEVICE,
    device_type: 'web',
  };
};
const signIn = (body: object, brand = BRAND) => post(app, '/api/v2/oauth/google', body, brand);
const ticketOf = async () => (await signIn(await visit())).result;
const me = async (token: string) => (await app.call({ url: '/api/v1/users/me', token, brand: BRAND })).result;
const register = (body: object) => {
  counter += 1;
  const fields = { device_id: DEVICE, username: `google${counter}`, password: '', nickname: 'Asha Rao' };
  return post(app, '/api/v1/register', { mode: 'email', ...fields, ...body }, BRAND);
};

describe('where it is not set up', () => {
  test('a brand without the switch, and one without a client id, refuse', async () => {
    for (const brand of ['aurora', 'harbor']) {
      expect((await signIn(await visit(), brand)).error).toBe('api.forbidden');
      expect((await app.call({ url: '/api/v2/oauth/google', brand })).error).toBe('api.forbidden');
    }
    const plain = await startTestApp();
    const url = '/api/v2/oauth/google';
    const body = { token: 'x', nonce: random(), device_id: DEVICE };
    const answer = await plain.call({ method: 'POST', url, brand: BRAND, body });
    await plain.stop();
    expect([answer.status, answer.error]).toEqual([403, 'api.forbidden']);
  });

  test('a provider out of reach is unavailable', async () => {
    const env = { GOOGLE_ISSUER: 'http://127.0.0.1:1' };
    const alone = await startTestApp({ brandsDir: brands.dir, env });
    const body = await visit();
    const answer = await alone.call({ method: 'POST', url: '/api/v2/oauth/google', brand: BRAND, body });
    await alone.stop();
    expect([answer.status, answer.error]).toEqual([503, 'api.unavailable']);
  });
});

test('the browser learns where to go', async () => {
  const { result } = await app.call({ url: '/api/v2/oauth/google', brand: BRAND });
  expect(result).toEqual({
    client_id: CLIENT.clientId,
    authorization_endpoint: `${provider.issuer}/auth`,
  });
});

describe('what does not prove who it is', () => {
  test.each<[string, () => object, string]>([
    ['a made-up code', () => ({ token: 'made-up' }), 'api.invalid_data'],
    ['the verifier of another browser', () => ({ code_verifier: random() }), 'api.invalid_data'],
    ['another nonce', () => ({ nonce: random() }), 'api.invalid_data'],
    ['no verifier', () => ({ code_verifier: undefined }), 'api.validation'],
    ['no nonce', () => ({ nonce: undefined }), 'api.validation'],
    [
      'a foreign host to return to',
      () => ({ redirect_uri: 'https://evil.example/auth/google-callback' }),
      'api.validation',
    ],
    [
      'another brand to return to',
      () => ({ redirect_uri: 'https://aurora.localhost/auth/google-callback' }),
      'api.validation',
    ],
    [
      'another path to return to',
      () => ({ redirect_uri: 'https://saffron.localhost/login' }),
      'api.validation',
    ],
    ['no address to return to', () => ({ redirect_uri: 'javascript:alert(1)' }), 'api.validation'],
  ])('%s', async (_, change, error) => {
    newAccount();
    const answer = await signIn({ ...(await visit()), ...change() });
    expect([answer.status, answer.error]).toEqual([400, error]);
  });

  test('a code that was used', async () => {
    newAccount();
    const body = await visit();
    expect((await signIn(body)).status).toBe(200);
    expect((await signIn(body)).error).toBe('api.invalid_data');
  });

  test.each(['RS256', 'HS256', 'none'])('an ID token that somebody else signed, %s', async (alg) => {
    newAccount();
    const nonce = random();
    const claims = { nonce, email: 'boss@mail.example', email_verified: true };
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      ...claims,
      sub: 'boss',
      aud: CLIENT.clientId,
      iss: provider.issuer,
      iat: now,
      exp: now + 60,
    };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encode({ alg: 'none' })}.${encode(payload)}.AA`;
    const key =
      alg === 'RS256'
        ? (await generateKeyPair('RS256')).privateKey
        : new TextEncoder().encode(CLIENT.clientSecret);
    const token =
      alg === 'none' ? unsigned : await new SignJWT(payload).setProtectedHeader({ alg, kid: 'x' }).sign(key);
    expect((await signIn({ token, nonce, device_id: DEVICE })).error).toBe('api.invalid_data');
  });
});

describe('an ID token in place of a code', () => {
  const idToken = async () => {
    const { token, code_verifier, redirect_uri, nonce } = await visit();
    const exchange = { ...CLIENT, code: token, codeVerifier: code_verifier, redirectUri: redirect_uri };
    return { token: await app.infra.oidc.exchange(exchange), nonce, device_id: DEVICE };
  };

  test('is accepted once', async () => {
    newAccount();
    const body = await idToken();
    expect((await signIn(body)).result.op_type).toBe('register');
    expect((await signIn(body)).error).toBe('api.invalid_data');
  });

  test('needs its own nonce, and its audience must be us', async () => {
    newAccount();
    const body = await idToken();
    expect((await signIn({ ...body, nonce: random() })).error).toBe('api.invalid_data');
    const verify = app.infra.oidc.verify(body.token, { clientId: 'another-application', nonce: body.nonce });
    await expect(verify).rejects.toMatchObject({ name: 'OidcRefused' });
  });
});

describe('somebody new', () => {
  test('registers with the ticket, without code and password, and is logged in next time', async () => {
    const { email } = newAccount();
    const { oauth_ticket, ...rest } = await ticketOf();
    expect(rest).toEqual({
      op_type: 'register',
      email: email.toLowerCase(),
      nickname: 'Asha Rao',
      account_exists: false,
    });
    const tokens = (await register({ email, oauth_ticket })).result;
    const user = await me(tokens.access_token);
    expect(user).toMatchObject({ email: email.toLowerCase(), has_password: false, bind_count: 1 });
    const again = (await signIn(await visit())).result;
    expect(again.op_type).toBe('login');
    expect((await me(again.access_token)).id).toBe(user.id);
    const sessions = await app.call({
      url: '/api/v1/users/sessions',
      token: again.access_token,
      brand: BRAND,
    });
    expect(sessions.result.list.map(({ channel }: { channel: number }) => channel)).toEqual([3, 3]);
  });

  test('a ticket works once, on its device, and proves its own address alone', async () => {
    const { email } = newAccount();
    const { oauth_ticket } = await ticketOf();
    expect((await register({ email, oauth_ticket, device_id: 'another-device' })).error).toBe(
      'api.invalid_data',
    );
    expect((await register({ email: 'boss@mail.example', oauth_ticket })).error).toBe('api.expired_code');
    expect((await register({ email, oauth_ticket: random() })).error).toBe('api.invalid_data');
    expect((await register({ email, oauth_ticket, password: 'short' })).error).toBe('api.validation');
    expect((await register({ email, oauth_ticket })).status).toBe(200);
    expect((await register({ email: 'second@mail.example', oauth_ticket })).error).toBe('api.invalid_data');
  });

  test('an address that Google did not verify proves nothing', async () => {
    const { email } = newAccount({ email_verified: false });
    const { oauth_ticket, ...rest } = await ticketOf();
    expect(rest).toMatchObject({ email: '', account_exists: false });
    expect((await register({ email, oauth_ticket })).error).toBe('api.expired_code');
  });

  test('registers once when two browsers finish at once', async () => {
    const { email } = newAccount();
    const [one, other] = [await ticketOf(), await ticketOf()];
    const answers = await Promise.all(
      [one, other].map(({ oauth_ticket }) => register({ email, oauth_ticket })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('without a ticket a password is asked for', async () => {
    await app.db(BRAND).deleteFrom('rate_limits').execute();
    const who = { mode: 'email', email: 'plain@mail.example', device_id: DEVICE };
    await post(app, '/api/v3/verification', who, BRAND);
    const code = app.codeFor(who.email, BRAND);
    await post(app, '/api/v1/verification/check', { ...who, code }, BRAND);
    expect((await register({ email: who.email })).raw.json().params).toEqual({ password: 'format' });
  });
});

describe('somebody whose address has an account', () => {
  const owner = async () => {
    await app.db(BRAND).deleteFrom('rate_limits').execute();
    const person = await app.signUp({ brand: BRAND });
    await app.db(BRAND).deleteFrom('rate_limits').execute();
    newAccount({ email: person.email });
    return person;
  };
  const login = (who: { email: string; password: string }, oauth_ticket: string) => {
    const body = { mode: 'email', ...who, device_id: DEVICE, grant_type: 'password', oauth_ticket };
    return post(app, '/api/v1/login', body, BRAND);
  };

  test('is not let in by Google alone, and cannot register over it', async () => {
    const { email } = await owner();
    const { oauth_ticket, ...rest } = await ticketOf();
    expect(rest).toMatchObject({ op_type: 'register', account_exists: true });
    expect(rest).not.toHaveProperty('access_token');
    expect((await register({ email, oauth_ticket })).error).toBe('api.data_exists');
  });

  test('links by the password of that account', async () => {
    const person = await owner();
    const { oauth_ticket } = await ticketOf();
    expect((await login({ ...person, password: 'Wrong5word' }, oauth_ticket)).error).toBe('api.unauthorized');
    expect((await signIn(await visit())).result.op_type).toBe('register');
    expect((await login(person, oauth_ticket)).status).toBe(200);
    const again = (await signIn(await visit())).result;
    expect(again.op_type).toBe('login');
    expect((await me(again.access_token)).id).toBe(person.id);
    expect((await login(person, oauth_ticket)).error).toBe('api.invalid_data');
  });

  test('links by a code to that address', async () => {
    const person = await owner();
    const { oauth_ticket } = await ticketOf();
    const who = { mode: 'email', email: person.email, device_id: DEVICE };
    await post(app, '/api/v3/verification', who, BRAND);
    const body = { ...who, code: app.codeFor(person.email, BRAND), oauth_ticket };
    expect((await post(app, '/api/v1/verification/check', body, BRAND)).result.op_type).toBe('login');
    expect((await signIn(await visit())).result.op_type).toBe('login');
  });

  test('a ticket never links to another account than that of its address', async () => {
    await owner();
    const { oauth_ticket } = await ticketOf();
    const thief = await app.signUp({ brand: BRAND });
    expect((await login(thief, oauth_ticket)).error).toBe('api.invalid_data');
    expect((await signIn(await visit())).result.op_type).toBe('register');
  });
});
