import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { type Sandbox, startSandbox } from '../../server/sandbox/sandbox.ts';
import { TEST_CERTIFICATE } from '../../server/src/testing/certificate.ts';
import { until } from '../faults/installation.ts';

const KEY = 'a key of a merchant of at least thirty-two characters';

/** Who pays withdrawals out. It decides when it is told to. */
export interface Provider {
  /** Orders that it has made. */
  orders(): number;
  /** Decides an order, and tells of it until that is heard. */
  decide(id: string, succeeds: boolean): Promise<void>;
  /** What nodes have to know of it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** TLS in front of it, without which no node of production speaks to it. */
const startFront = async ({ url }: Sandbox) => {
  const server = createServer(TEST_CERTIFICATE, (near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
};

/** wellpay's sandbox, as nodes of production have a provider: behind TLS, with a key of the brand's own. */
export const startProvider = async (folder: string, brand: string): Promise<Provider> => {
  const key = Buffer.from(KEY);
  const sandbox = await startSandbox({ secret: key, keyFor: () => key });
  const front = await startFront(sandbox);
  const trusted = join(folder, 'provider.pem');
  await writeFile(trusted, TEST_CERTIFICATE.cert);
  return {
    orders: () => Object.keys(sandbox.state.orders).length,
    decide: async (id, succeeds) => {
      // Told twice at once, and again while nobody has heard it.
      await sandbox.decide(id, succeeds ? 'twice' : 'fail');
      await until(async () => (await sandbox.tell(id)) === 200);
    },
    env: {
      WELLPAY_URL: `https://localhost:${front.port}`,
      [`WELLPAY_KEY_${brand.toUpperCase()}`]: KEY,
      NODE_EXTRA_CA_CERTS: trusted,
    },
    stop: async () => {
      front.stop();
      await sandbox.stop();
    },
  };
};
