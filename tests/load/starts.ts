import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBundled } from '../../server/bin/bundle.mjs';
import { startRedis } from '../../server/src/testing/redis.ts';
import { startPostgres } from '../cluster/postgres.ts';
import { makeInstallation, until } from '../faults/installation.ts';
import { call } from '../support/client.ts';
import { BUNDLE, PRODUCTION } from '../support/production.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Bench, type Row, round, type Size } from './bench.ts';
import { median } from './statistics.ts';

const SIZES: Record<Size, { starts: number; idle: number }> = {
  full: { starts: 7, idle: 20_000 },
  smoke: { starts: 1, idle: 500 },
};
const SOURCES = new URL('../../server/src/main.ts', import.meta.url).pathname;
const BRANDS = ['aurora', 'lotus', 'jade', 'harbor', 'saffron'];

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const bareNode = (): Promise<unknown> => once(spawn(process.execPath, ['-e', '0']), 'exit');
/** Of a process, in megabytes. */
const memoryOf = async (pid: number): Promise<number> =>
  Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Until a call is answered: a production server of five brands on a database that is up to date. */
const startNode = async (env: Record<string, string>, program = BUNDLE): Promise<ServerProcess> => {
  const server = await startServer(env, program);
  await until(
    async () => (await call({ port: server.port, brand: 'harbor', url: '/readyz' })).status === 200,
  );
  return server;
};

const measure = async (size: Size): Promise<Row[]> => {
  const { starts, idle } = SIZES[size];
  await ensureBundled();
  const installation = await makeInstallation(...BRANDS);
  const postgres = await startPostgres(join(installation.dir, 'postgres'));
  const redis = await startRedis();
  const env = { ...installation.env, ...PRODUCTION, DATABASE_URL: postgres.url };
  try {
    // Migrates; the others find everything done.
    await (await startNode(env)).signal('SIGTERM');
    const bare: number[] = [];
    const times: number[] = [];
    const fromSources: number[] = [];
    const last = { alone: 0, shared: 0 };
    for (let number = 0; number < starts; number += 1) {
      bare.push(await timed(bareNode));
      let unbundled: ServerProcess | undefined;
      fromSources.push(
        await timed(async () => {
          unbundled = await startNode(env, SOURCES);
        }),
      );
      await unbundled?.signal('SIGTERM');
      let server: ServerProcess | undefined;
      times.push(
        await timed(async () => {
          server = await startNode(env);
        }),
      );
      if (number === starts - 1 && server) {
        await new Promise((resolve) => setTimeout(resolve, idle));
        last.alone = await memoryOf(server.pid);
      }
      await server?.signal('SIGTERM');
    }
    const shared = await startNode({ ...env, REDIS_URL: redis.url });
    await new Promise((resolve) => setTimeout(resolve, idle));
    last.shared = await memoryOf(shared.pid);
    await shared.signal('SIGTERM');
    return [
      { what: 'node -e 0', value: round(median(bare)), unit: 'ms' },
      { what: 'start until a call is answered', value: round(median(times)), unit: 'ms' },
      {
        what: 'start, as many times node -e 0',
        value: round(median(times) / median(bare), 1),
        unit: '×',
        goal: { most: 6 },
      },
      {
        what: 'start from sources, as many times the bundle',
        value: round(median(fromSources) / median(times), 1),
        unit: '×',
      },
      { what: 'memory at rest', value: round(last.alone), unit: 'MB', goal: { most: 90 } },
      { what: 'memory at rest with REDIS_URL', value: round(last.shared), unit: 'MB', goal: { most: 90 } },
    ];
  } finally {
    await redis.stop();
    await postgres.stop();
    await installation.remove();
  }
};

export const starts: Bench = { name: 'starts', goal: 'G17', programs: ['redis-server'], run: measure };
