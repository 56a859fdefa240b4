import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { type Discovery, readDiscovery } from './discovery.ts';

/** Who signed in at an OpenID provider, as its signed ID token says. */
export interface OidcIdentity {
  issuer: string;
  subject: string;
  /** Only an address that the provider verified. */
  email: string | undefined;
  name: string;
}

export interface OidcApplication {
  clientId: string;
  clientSecret: string;
}

export interface CodeExchange extends OidcApplication {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** An OpenID provider: authorization code with PKCE, and ID tokens. */
export interface OidcClient {
  /** @throws OidcUnreachable */
  authorizationEndpoint(): Promise<string>;
  /** The ID token for a code. @throws OidcRefused, OidcUnreachable */
  exchange(exchange: CodeExchange): Promise<string>;
  /** Checks signature, issuer, audience, lifetime and nonce. @throws OidcRefused, OidcUnreachable */
  verify(idToken: string, expected: { clientId: string; nonce: string }): Promise<OidcIdentity>;
}

/** The provider, or the check of what it signed, said no. */
export class OidcRefused extends Error {
  override readonly name = 'OidcRefused';
}

export class OidcUnreachable extends Error {
  override readonly name = 'OidcUnreachable';
}

const TIMEOUT = 10_000;
/** Asymmetric ones alone: a shared secret or `none` proves nothing about the provider. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Seconds that the two clocks may differ. */
const SKEW = 30;

export const createOidcClient = ({ issuer }: { issuer: string }): OidcClient => {
  const discovery = readDiscovery(issuer, unreachable);
  const keysOf = rememberKeys();
  return {
    authorizationEndpoint: async () => (await discovery()).authorization_endpoint,
    exchange: async (exchange) => exchangeCode(await discovery(), exchange),
    verify: async (idToken, { clientId, nonce }) => {
      const provider = await discovery();
      const options = {
        // Google's tokens name their issuer with and without the scheme.
        issuer: [provider.issuer, provider.issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        clockTolerance: SKEW,
      };
      const { payload } = await jwtVerify(idToken, keysOf(provider.jwks_uri), options).catch(refuse);
      if (payload['nonce'] !== nonce) throw new OidcRefused('another nonce');
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId) {
        throw new OidcRefused('made for another application');
      }
      return identityOf(provider.issuer, payload);
    },
  };
};

/** The library refreshes and caches the keys of one address. */
const rememberKeys = () => {
  let known: { uri: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined;
  return (uri: string) => {
    if (known?.uri !== uri) {
      known = { uri, keys: createRemoteJWKSet(new URL(uri), { timeoutDuration: TIMEOUT }) };
    }
    return known.keys;
  };
};

const refuse = (error: unknown): never => {
  const isAway = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
  if (isAway) throw unreachable(error);
  throw new OidcRefused(error.code);
};

const unreachable = (cause: unknown) =>
  new OidcUnreachable('the OpenID provider does not respond', { cause });

const exchangeCode = async (
  { token_endpoint }: Discovery,
  { clientId, clientSecret, code, codeVerifier, redirectUri }: CodeExchange,
): Promise<string> => {
  const response = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  const body = (await response.json().catch(() => ({}))) as { id_token?: unknown; error?: unknown };
  if (response.status >= 500) throw unreachable(response.status);
  if (!response.ok || typeof body.id_token !== 'string') throw new OidcRefused(String(body.error));
  return body.id_token;
};

const identityOf = (issuer: string, { sub, email, email_verified, name }: JWTPayload): OidcIdentity => ({
  issuer,
  subject: sub ?? '',
  // Some providers write the flag as text.
  email: typeof email === 'string' && String(email_verified) === 'true' ? email : undefined,
  name: typeof name === 'string' ? name : '',
});
