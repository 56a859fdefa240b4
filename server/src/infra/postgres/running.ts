import { readFile } from 'node:fs/promises';
import { readOrMakeCredentials, urlOf } from './credentials.ts';
import { PostgresLaunchError, unlessMissing } from './errors.ts';

const PORT_LINE = 3;

/**
 * Address of the PostgreSQL that a running server keeps in its data folder.
 * @throws PostgresLaunchError when none runs there
 */
export const urlOfRunning = async (dataDir: string): Promise<string> => {
  const recorded = await unlessMissing(readFile(`${dataDir}/postgres.location`, 'utf8'));
  const base = recorded?.trim() || dataDir;
  const state = await unlessMissing(readFile(`${base}/postgres/cluster/postmaster.pid`, 'utf8'));
  const port = Number(state?.split('\n')[PORT_LINE]);
  if (Number.isInteger(port) && port > 0) return urlOf(await readOrMakeCredentials(dataDir), port);
  throw new PostgresLaunchError(
    `No server runs on ${dataDir}: start it, or name its folder with DATA_DIR or its database with DATABASE_URL.`,
  );
};
