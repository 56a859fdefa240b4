import { createHash } from 'node:crypto';
import { LoginChannel, parseEmail } from '@livery/contract';
import type { BodyOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import { type OidcIdentity, OidcRefused, OidcUnreachable } from '../../../infra/oidc/oidc.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findAccount } from '../identifiers/accounts.repository.ts';
import type { Origin } from '../origin.ts';
import type { Admit } from '../sessions/admission.ts';
import { deviceOf } from '../sessions/sessions.service.ts';
import { findLinked } from './tickets.repository.ts';
import type { Tickets } from './tickets.ts';

type SignIn = 'POST /api/v2/oauth/google';

/** Signing in with Google: authorization code with PKCE, exchanged here (decisions.md section 3). */
export interface GoogleService {
  /** @throws api.forbidden while the brand has no client id, api.unavailable */
  settings(tenant: Tenant): Promise<ResultOf<'GET /api/v2/oauth/google'>>;
  /** @throws api.forbidden, api.validation, api.invalid_data for what Google did not confirm, api.unavailable */
  signIn(tenant: Tenant, input: BodyOf<SignIn>, origin: Origin): Promise<ResultOf<SignIn>>;
}

type Parts = Pick<Infra, 'config' | 'brands' | 'oidc' | 'log'> & {
  admit: Admit;
  limiter: RateLimiter;
  tickets: Tickets;
};

const CALLBACK = '/auth/google-callback';
const HOUR = 60 * 60 * 1000;
const SIGN_INS_PER_ADDRESS = { limit: 200, windowMs: HOUR };
const ONCE = { limit: 1, windowMs: 24 * HOUR };

export const createGoogle = (parts: Parts): GoogleService => ({
  settings: async ({ brand }) => {
    const clientId = clientIdOf(brand);
    const endpoint = await parts.oidc.authorizationEndpoint().catch(refusalOf(parts));
    return { client_id: clientId, authorization_endpoint: endpoint };
  },
  signIn: (tenant, input, origin) => signIn(parts, tenant, input, origin),
});

const clientIdOf = ({ config: { google, features } }: Tenant['brand']): string => {
  if (!features.google || google.client_id === '') throw new ApiError('api.forbidden');
  return google.client_id;
};

const signIn = async (
  parts: Parts,
  tenant: Tenant,
  input: BodyOf<SignIn>,
  origin: Origin,
): Promise<ResultOf<SignIn>> => {
  const clientId = clientIdOf(tenant.brand);
  await parts.limiter.enforce(tenant, `oidc:address:${origin.address}`, SIGN_INS_PER_ADDRESS);
  const identity = await prove(parts, tenant, clientId, input).catch(refusalOf(parts));
  const linked = await findLinked(tenant.db, identity);
  if (linked) {
    const session = { channel: LoginChannel.GOOGLE, device: deviceOf(input, origin) };
    return { op_type: 'login', ...(await parts.admit(tenant.brand.id, tenant.db, linked, session)) };
  }
  const email = identity.email === undefined ? undefined : parseEmail(identity.email);
  const account =
    email === undefined
      ? undefined
      : await findAccount(tenant.db, { mode: 'email', value: email, country: undefined });
  return {
    op_type: 'register',
    oauth_ticket: await parts.tickets.issue(tenant, input.device_id, { ...identity, email }),
    email: email ?? '',
    nickname: identity.name,
    account_exists: account !== undefined,
  };
};

const ID_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Who it is. A token proves it once: what was seen before is refused. */
const prove = async (
  parts: Parts,
  tenant: Tenant,
  clientId: string,
  input: BodyOf<SignIn>,
): Promise<OidcIdentity> => {
  const idToken = ID_TOKEN.test(input.token) ? input.token : await exchange(parts, tenant, clientId, input);
  const identity = await parts.oidc.verify(idToken, { clientId, nonce: input.nonce });
  const digest = createHash('sha256').update(idToken).digest('base64url');
  const { allowed } = await parts.limiter.take(tenant, `oidc:token:${digest}`, ONCE);
  if (!allowed) throw new OidcRefused('used before');
  return identity;
};

const exchange = (
  { brands, config, oidc }: Parts,
  { brand }: Tenant,
  clientId: string,
  { token, code_verifier, redirect_uri }: BodyOf<SignIn>,
): Promise<string> => {
  if (!/^[\w.~-]{43,128}$/.test(code_verifier ?? '')) {
    throw new ApiError('api.validation', { code_verifier: 'format' });
  }
  const redirectUri = redirect_uri ?? '';
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  const isSecure = url?.protocol === 'https:' || (config.mode === 'development' && url?.protocol === 'http:');
  const isOurs = url?.pathname === CALLBACK && brands.byHost(url.host)?.id === brand.id;
  if (!isSecure || !isOurs) throw new ApiError('api.validation', { redirect_uri: 'unknown' });
  const clientSecret = config.google.secrets.get(brand.id) ?? '';
  return oidc.exchange({
    clientId,
    clientSecret,
    code: token,
    codeVerifier: code_verifier ?? '',
    redirectUri,
  });
};

const refusalOf =
  ({ log }: Parts) =>
  (error: unknown): never => {
    if (error instanceof OidcRefused) throw new ApiError('api.invalid_data');
    if (!(error instanceof OidcUnreachable)) throw error;
    log.error({ reason: error.message }, 'sign-in with Google is out of reach');
    throw new ApiError('api.unavailable');
  };
