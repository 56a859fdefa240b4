import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyBrands } from '../../../testing/brands.ts';
import { CapturedLog } from '../../../testing/captured-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { post } from '../auth.testing.ts';

/** A provider that signs whatever the test wants signed, with the key that it publishes. */
const CLIENT = 'client-of-saffron';
const log = new CapturedLog();
let provider: Server;
let issuer: string;
let key: CryptoKey;
let brands: Awaited<ReturnType<typeof copyBrands>>;
let app: TestApp;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  key = privateKey;
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }];
  provider = createServer(({ url }, response) => {
    const ends = {
      authorization_endpoint: `${issuer}/a`,
      token_endpoint: `${issuer}/t`,
      jwks_uri: `${issuer}/k`,
    };
    if (url === '/t') return void response.writeHead(400).end('{"error":"invalid_grant"}');
    response.end(JSON.stringify(url === '/k' ? { keys } : { issuer, ...ends }));
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  brands = await copyBrands({ saffron: { google: { enabled: true, client_id: CLIENT } } });
  const env = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_SECRET_SAFFRON: 'a-secret-of-the-brand' };
  app = await startTestApp({ brandsDir: brands.dir, env, logTo: log.to });
});
afterAll(async () => {
  await app.stop();
  provider.closeAllConnections();
  provider.close();
  await brands.remove();
});

const random = () => randomBytes(32).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const sign = (claims: object) => {
  const usual = { sub: random(), iss: issuer, aud: CLIENT, iat: now(), exp: now() + 300 };
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
};
const signIn = (body: object) =>
  post(app, '/api/v2/oauth/google', { device_id: 'device-with-google', ...body }, 'saffron');

test.each<[string, (nonce: string) => object, string | undefined]>([
  ['as it should be', (nonce) => ({ nonce }), undefined],
  ['by a clock half a minute off', (nonce) => ({ nonce, exp: now() - 20 }), undefined],
  ['that expired', (nonce) => ({ nonce, exp: now() - 60 }), 'api.invalid_data'],
  ['that is not valid yet', (nonce) => ({ nonce, nbf: now() + 300 }), 'api.invalid_data'],
  ['that never expires', (nonce) => ({ nonce, exp: undefined }), 'api.invalid_data'],
  ['of another issuer', (nonce) => ({ nonce, iss: 'https://evil.example' }), 'api.invalid_data'],
  ['for another application', (nonce) => ({ nonce, aud: 'another' }), 'api.invalid_data'],
  ['for two, made for the other', (nonce) => ({ nonce, aud: [CLIENT, 'b'], azp: 'b' }), 'api.invalid_data'],
  ['of nobody', (nonce) => ({ nonce, sub: undefined }), 'api.invalid_data'],
  ['without a nonce', () => ({}), 'api.invalid_data'],
  ['with another nonce', () => ({ nonce: random() }), 'api.invalid_data'],
])('an ID token %s', async (_, claims, error) => {
  const nonce = random();
  expect((await signIn({ token: await sign(claims(nonce)), nonce })).error).toBe(error);
});

test('no code, token, ticket, nonce or verifier of it stands in the log', async () => {
  await app.db('saffron').deleteFrom('rate_limits').execute();
  const nonce = random();
  const email = 'of.google@mail.example';
  const token = await sign({ nonce, email, email_verified: true, name: 'Asha Rao' });
  const { oauth_ticket } = (await signIn({ token, nonce })).result;
  const fields = { username: 'asha2026', password: 'Blue7whale', nickname: 'Asha Rao', oauth_ticket };
  const who = { mode: 'email', email, device_id: 'device-with-google' };
  const { result } = await post(app, '/api/v1/register', { ...who, ...fields }, 'saffron');
  expect(result.access_token).toHaveLength(43);
  const [code, code_verifier] = ['a-code-of-the-provider', random()];
  const redirect_uri = 'https://saffron.localhost/auth/google-callback';
  expect((await signIn({ token: code, nonce, code_verifier, redirect_uri })).error).toBe('api.invalid_data');
  expect((await signIn({ token, nonce })).error).toBe('api.invalid_data');
  expect(log.lines.join('')).toContain('session opened');
  const digest = createHash('sha256').update(token).digest('base64url');
  const typed = [token, digest, nonce, code, code_verifier, 'a-secret-of-the-brand', 'Blue7whale', email];
  expect(log.leaksOf([...typed, oauth_ticket, result.access_token, result.refresh_token])).toEqual([]);
});
