import { randomBytes } from 'node:crypto';
import { type Sandbox, startSandbox } from '../../../server/sandbox/sandbox.ts';
import { makeInstallation } from '../../faults/installation.ts';
import { givePoints } from '../../support/give-points.ts';
import { startServer } from '../../support/server-process.ts';

/** A server with a provider of its own: nothing there is decided until it is told to. */
export interface WellpayInstallation {
  brand: string;
  /** `http://aurora.localhost:PORT` */
  origin: string;
  port: number;
  host: string;
  sandbox: Sandbox;
  dataDir: string;
  /** Its SECRET_KEY. */
  secret: string;
  /** Points of an operator: "100.00". */
  give(username: string, points: string): Promise<void>;
  stop(): Promise<void>;
}

export const startWellpayInstallation = async (brand: string): Promise<WellpayInstallation> => {
  const secret = randomBytes(24).toString('hex');
  const sandbox = await startSandbox({ secret: Buffer.from(secret) });
  const installation = await makeInstallation(brand);
  const env = { ...installation.env, SECRET_KEY: secret, WELLPAY_URL: sandbox.url };
  const server = await startServer({ ...env, CODES_PER_ADDRESS_HOUR: '10000' });
  const host = `${brand}.localhost:${server.port}`;
  return {
    brand,
    origin: `http://${host}`,
    port: server.port,
    host,
    ...{ sandbox, secret },
    dataDir: installation.env.DATA_DIR,
    give: (username, amount) =>
      givePoints({ dataDir: installation.env.DATA_DIR, brand, username, amount, secret }),
    stop: async () => {
      await server.signal('SIGTERM');
      await sandbox.stop();
      await installation.remove();
    },
  };
};
