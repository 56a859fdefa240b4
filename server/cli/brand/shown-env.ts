import type { Environment } from '../../src/config.values.ts';

/** What the machine itself tells programs. All else, such as an installation's database, is not a preview's. */
const MACHINE = [
  ...[
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TMPDIR',
    'TEMP',
    'TMP',
    'LANG',
    'LC_ALL',
    'TZ',
    'SystemRoot',
  ],
  ...['LD_LIBRARY_PATH', 'NODE_OPTIONS', 'MEDIA_TOOLS_DIR', 'MEDIA_NICENESS'],
];

export interface Shown {
  brandsDir: string;
  dataDir: string;
  port?: string | undefined;
  /** Where the environment names none. */
  logLevel: string;
}

/**
 * The environment of a server that shows a brand on this machine alone. It has demo content written into its database:
 * that of an installation, whose variables may stand in the same shell, is never reached.
 */
export const shownEnv = (
  env: Environment,
  { brandsDir, dataDir, port = '0', logLevel }: Shown,
): Environment => ({
  ...Object.fromEntries(MACHINE.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
  ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: port },
  ...{ BRANDS_DIR: brandsDir, DATA_DIR: dataDir, LOG_LEVEL: env['LOG_LEVEL'] ?? logLevel },
});
