// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { authorizationUrl, newAttempt } from './google-request.ts';

const settings = { client_id: 'client', authorization_endpoint: 'https://accounts.example/auth?hd=x' };
const ORIGIN = 'https://saffron.example';

it('asks with code, PKCE, state and nonce, and comes back to the callback alone', async () => {
  const attempt = newAttempt('/posts/1');
  const url = new URL(await authorizationUrl(settings, attempt, ORIGIN));
  expect(url.origin + url.pathname).toBe('https://accounts.example/auth');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    hd: 'x',
    client_id: 'client',
    redirect_uri: 'https://saffron.example/auth/google-callback',
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  expect(url.href).not.toContain(attempt.verifier);
});

it('never uses a state, nonce or verifier twice; each is 256 bits in the verifier’s alphabet', () => {
  const all = Array.from({ length: 20 }, () => newAttempt(undefined)).flatMap(
    ({ state, nonce, verifier }) => [state, nonce, verifier],
  );
  expect(new Set(all).size).toBe(60);
  for (const value of all) expect(value).toMatch(/^[\w-]{43}$/);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
  'goes nowhere with the endpoint %s',
  async (authorization_endpoint) => {
    const asked = authorizationUrl({ ...settings, authorization_endpoint }, newAttempt(undefined), ORIGIN);
    await expect(asked).rejects.toThrow(TypeError);
  },
);
