import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startOidcProvider, type TestProvider } from '../../../server/src/testing/oidc-provider.ts';
import { makeInstallation } from '../../faults/installation.ts';
import { startServer } from '../../support/server-process.ts';
import { uniqueName } from './api.ts';

const BRAND = 'saffron';

/** A server whose brand has a client id at a real OpenID provider. */
export interface GoogleInstallation {
  /** `http://saffron.localhost:PORT` */
  origin: string;
  port: number;
  host: string;
  provider: TestProvider;
  /** Somebody else signs in there from now on; returns the address. */
  newAccount(fields?: Partial<TestProvider['account']>): string;
  stop(): Promise<void>;
}

/** The provider has to know the address to come back to, and the server the provider: the port comes first. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** `env`: what else the server is started with. */
export const startGoogleInstallation = async (
  env: Record<string, string> = {},
): Promise<GoogleInstallation> => {
  const port = await freePort();
  const host = `${BRAND}.localhost:${port}`;
  const origin = `http://${host}`;
  const [clientId, clientSecret] = ['client-of-the-brand', randomBytes(24).toString('hex')];
  const redirectUri = `${origin}/auth/google-callback`;
  const provider = await startOidcProvider({ clientId, clientSecret, redirectUri });
  const installation = await makeInstallation(BRAND);
  const file = join(installation.env.BRANDS_DIR, BRAND, 'brand.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...config, google: { enabled: true, client_id: clientId } }));
  const server = await startServer({
    ...installation.env,
    ...env,
    PORT: String(port),
    GOOGLE_ISSUER: provider.issuer,
    [`GOOGLE_CLIENT_SECRET_${BRAND.toUpperCase()}`]: clientSecret,
    CODES_PER_ADDRESS_HOUR: '10000',
  });
  return {
    origin,
    port,
    host,
    provider,
    newAccount: (fields = {}) => {
      const sub = uniqueName();
      const email = `${sub}@mail.example`;
      provider.consents = true;
      provider.account = { sub, email, email_verified: true, name: 'Asha Rao', ...fields };
      return provider.account.email;
    },
    stop: async () => {
      await server.signal('SIGTERM');
      await provider.stop();
      await installation.remove();
    },
  };
};
