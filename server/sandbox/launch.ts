import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { modeOf } from '../src/config.ts';
import type { Environment } from '../src/config.values.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const isProduction = (env: Environment): boolean => {
  try {
    return modeOf(env) === 'production';
  } catch {
    // The server says what is wrong.
    return true;
  }
};

/**
 * Starts the sandbox beside a server of development that has no other provider; it ends with this process. Returns what the server is
 * to know of it.
 */
export const launchSandbox = async (env: Environment): Promise<{ WELLPAY_URL?: string }> => {
  if (isProduction(env) || env['WELLPAY_URL']) return {};
  const child = fork(MAIN, [], {
    execArgv: [],
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const said = new Promise<string | undefined>((resolve) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('error', () => resolve(undefined));
    child.once('exit', () => resolve(undefined));
  });
  const url = await said;
  // It does not keep this process from ending.
  child.unref();
  child.channel?.unref();
  return url === undefined ? {} : { WELLPAY_URL: url };
};
