import type { ResultOf } from '../../../lib/http/call.ts';

/** Where Google sends the browser back to (product.md section 2). */
export const GOOGLE_CALLBACK = '/auth/google-callback';

export type GoogleSettings = ResultOf<'GET /api/v2/oauth/google'>;

/** What this tab remembers while it is at Google: state, nonce and verifier are 256 random bits each. */
export interface GoogleAttempt {
  state: string;
  nonce: string;
  verifier: string;
  /** Where login was asked for. */
  returnTo: string | undefined;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

export const newAttempt = (returnTo: string | undefined): GoogleAttempt => ({
  state: random(),
  nonce: random(),
  verifier: random(),
  returnTo,
});

const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

export const redirectUriOf = (origin: string): string => origin + GOOGLE_CALLBACK;

/**
 * The address that asks Google who this is: authorization code with PKCE (S256), state and nonce.
 * @throws where the endpoint is no web address
 */
export const authorizationUrl = async (
  { client_id, authorization_endpoint }: GoogleSettings,
  { state, nonce, verifier }: GoogleAttempt,
  origin: string,
): Promise<string> => {
  const url = new URL(authorization_endpoint);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('The authorization endpoint is no web address.');
  const query = {
    client_id,
    redirect_uri: redirectUriOf(origin),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
