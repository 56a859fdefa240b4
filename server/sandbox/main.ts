import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirOf, modeOf } from '../src/config.ts';
import { whole } from '../src/config.values.ts';
import { developmentSecret } from '../src/development-secret.ts';
import { errorCode } from '../src/infra/postgres/errors.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

const PORT = 3900;
const DECIDES_AFTER = 3_000;

/** Where commands read its address. */
const tellAddress = (url: string): void =>
  writeFileSync(join(dataDirOf(process.env), 'wellpay-sandbox.url'), url);

/** At its own port, or at any that is free: another installation may have it. */
const start = async (): Promise<Sandbox> => {
  const { env } = process;
  if (modeOf(env) === 'production') throw new Error('The sandbox of wellpay is for development alone.');
  const dataDir = dataDirOf(env);
  const secret = env['SECRET_KEY'] ? Buffer.from(env['SECRET_KEY']) : developmentSecret(dataDir);
  const options = { secret, file: join(dataDir, 'wellpay-sandbox.json'), decidesAfter: DECIDES_AFTER };
  const port = whole(env, 'WELLPAY_SANDBOX_PORT', PORT, 0, 65_535);
  return startSandbox({ ...options, port }).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    return startSandbox(options);
  });
};

/** Whoever started it is gone: so is it, however that one ended. */
process.once('disconnect', () => process.exit(0));

start().then(
  ({ url }) => {
    tellAddress(url);
    process.stdout.write(`wellpay's sandbox: ${url}/\n`);
    process.send?.({ url });
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
