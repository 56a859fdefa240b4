import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { createLedgerService } from '../../../server/src/domains/ledger/ledger.service.ts';
import { type AccountName, userAccount } from '../../../server/src/domains/ledger/operations.ts';
import { openDatabase } from '../../../server/src/infra/database/database.ts';
import { migrate } from '../../../server/src/infra/database/migrate.ts';
import { launchPostgres } from '../../../server/src/infra/postgres/launch.ts';
import { storeSetting } from '../../../server/src/infra/settings/settings.repository.ts';
import type { Tenant } from '../../../server/src/infra/tenancy.ts';
import { makeDataFolder } from '../../support/data-folder.ts';
import { BRAND, RULES } from './commands.ts';
import { createServer } from './server.ts';
import { runWorld, type Strike } from './world.ts';

export interface Simulation {
  /** So many, from this one on. */
  seeds: number;
  from?: number;
  /** Of the server and of its database, in turns, spread over the seeds. */
  kills: number;
  onWorld?: (done: number) => void;
}

export interface Simulated {
  worlds: number;
  commands: number;
  envelopes: number;
  entries: number;
  kills: number;
}

const prepare = async () => {
  const folder = await makeDataFolder();
  const secret = randomBytes(32).toString('hex');
  const postgres = await launchPostgres({
    dataDir: folder.path,
    log: { info: () => undefined, warn: () => undefined },
  });
  await migrate(postgres.url, [BRAND]);
  const database = openDatabase({ url: postgres.url, poolSize: 2, onError: () => undefined });
  const log = pino({ level: 'silent' });
  const parts = {
    ...{ config: { secret: Buffer.from(secret) }, database, log },
    tellMoved: () => undefined,
  };
  const tenant = { brand: { id: BRAND }, db: database.tenant(BRAND) } as Tenant;
  await storeSetting(tenant.db, 'envelopes', RULES);
  const env = { DATABASE_URL: postgres.url, SECRET_KEY: secret, DATA_DIR: `${folder.path}/server` };
  return {
    ...{ postgres, tenant, ledger: createLedgerService(parts, { begins: true }), server: createServer(env) },
    stop: async () => {
      await database.close();
      await postgres.stop();
      await folder.remove();
    },
  };
};

/** The database answers again after it was killed. */
const isBack = async ({ db }: Tenant): Promise<void> => {
  for (;;) {
    const rows = await db
      .selectFrom('ledger_keys')
      .select('id')
      .execute()
      .catch(() => undefined);
    if (rows) return;
    await wait(20);
  }
};

/**
 * Runs worlds one after the other on one server and database, which are killed meanwhile.
 * @throws where anything is not what the model is, or the ledger does not add up
 */
export const simulate = async ({ seeds, from = 1, kills, onWorld }: Simulation): Promise<Simulated> => {
  const { postgres, tenant, ledger, server, stop } = await prepare();
  const total: Simulated = { worlds: 0, commands: 0, envelopes: 0, entries: 0, kills: 0 };
  const strikes: Strike[] = [
    () => server.kill(),
    async () => {
      const { pid } = postgres;
      if (pid !== null) process.kill(pid, 'SIGKILL');
    },
  ];
  const strikesOf = (number: number): Strike[] => {
    const [before, after] = [number, number + 1].map((done) => Math.floor((done * kills) / seeds)) as [
      number,
      number,
    ];
    return Array.from({ length: after - before }, (_, index): Strike => {
      const strike = strikes[(before + index) % strikes.length] as Strike;
      return async () => {
        await wait((before * 7919) % 12);
        total.kills += 1;
        await strike();
      };
    });
  };
  const expectBalance = async (name: AccountName, [balance, held]: number[]): Promise<void> => {
    const real = await ledger.balanceOf(tenant, name);
    if (real.balance !== balance || real.held !== held || !real.isValid)
      throw new Error(
        `${name.kind} ${name.owner} has ${real.balance} (${real.held} held), not ${balance} (${held})`,
      );
  };
  try {
    for (let number = 0; number < seeds; number += 1) {
      const world = await runWorld(from + number, { db: tenant.db, server, strikes: strikesOf(number) });
      await isBack(tenant);
      for (const [user, expected] of world.expected) await expectBalance(userAccount(user), expected);
      for (const owner of world.envelopes) await expectBalance({ kind: 'envelope', owner }, [0, 0]);
      total.worlds += 1;
      total.commands += world.commands;
      total.envelopes += world.envelopes.length;
      onWorld?.(total.worlds);
    }
    const { entries, findings } = await ledger.verify(tenant);
    if (findings.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(findings)}`);
    return { ...total, entries };
  } finally {
    await server.stop();
    await stop();
  }
};
