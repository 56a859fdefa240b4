import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ProviderAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface TestProvider {
  issuer: string;
  /** Who signs in there from now on. */
  account: ProviderAccount;
  /** Whether they let the application know who they are. */
  consents: boolean;
  /** Walks a browser through the provider; returns the query of the redirect back. */
  authorize(parameters: Record<string, string>): Promise<URLSearchParams>;
  stop(): Promise<void>;
}

export interface TestClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** A real OpenID provider on loopback, whose people agree at once. */
export const startOidcProvider = async (client: TestClient): Promise<TestProvider> => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestProvider = {
    issuer,
    account: { sub: 'nobody', email: '', email_verified: false, name: '' },
    consents: true,
    authorize: (parameters) => authorize(issuer, client, parameters),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = providerOf(test, client);
  const handle = provider.callback();
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    const answer = test.consents ? { login: { accountId: test.account.sub } } : { error: 'access_denied' };
    provider.interactionFinished(request, response, answer).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
  return test;
};

const providerOf = (test: TestProvider, { clientId, clientSecret, redirectUri }: TestClient) =>
  new Provider(test.issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: what was asked for stands in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ ...test.account, sub: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const grantClient = oidc.client?.clientId;
      if (accountId === undefined || grantClient === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: grantClient });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

const authorize = async (
  issuer: string,
  { clientId, redirectUri }: TestClient,
  parameters: Record<string, string>,
): Promise<URLSearchParams> => {
  const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', ...parameters };
  const cookies = new Map<string, string>();
  let url = new URL(`/auth?${new URLSearchParams({ scope: 'openid email profile', ...query })}`, issuer);
  while (url.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`the provider returned ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url.searchParams;
};
