import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchPostgres } from '../infra/postgres/launch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL for the tests of the server. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run; each test application gets a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'livery-test-'));
  // As root, PostgreSQL runs as another account: into a folder closed to it the database would not go.
  await chmod(dataDir, 0o755);
  const postgres = await launchPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
