import { randomBytes } from 'node:crypto';
import { points } from '@livery/contract';
import pg from 'pg';
import { pino } from 'pino';
import { loadBrands } from '../../server/src/brand/brand.loader.ts';
import { createLedgerService, type LedgerService } from '../../server/src/domains/ledger/ledger.service.ts';
import { HOUSE, userAccount } from '../../server/src/domains/ledger/operations.ts';
import { schemaName } from '../../server/src/infra/database/database.ts';
import type { Tenant } from '../../server/src/infra/tenancy.ts';
import { makeWorld } from './stored-sends.world.ts';

/** What everybody has; a transfer moves the smallest amount. */
const POINTS = 1_000_000_000;

/** A ledger with points for two sets of people: the service signs accounts, and would not trust those that others moved. */
export interface LedgerWorld {
  ledger: LedgerService;
  tenant: Tenant;
  /** Of the service, and of the function alone: names of accounts. */
  people: { ours: string[]; raw: string[] };
  /** The database's function with one transfer, on a connection of its own each. */
  rawClients(count: number): Promise<{ move(from: string, to: string, key: string): Promise<void> }[]>;
  /** Of all accounts together; 0 where nothing was lost. */
  sum(): Promise<number>;
  stop(): Promise<void>;
}

const namesOf = (set: string, count: number) => Array.from({ length: count }, (_, place) => `${set}${place}`);

const rawClient = async (url: string, schema: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const text = `select ${schema}.ledger_apply($1::jsonb, $2::jsonb, now())`;
  return {
    client,
    move: async (from: string, to: string, key: string) => {
      const accounts = JSON.stringify([from, to].map((name) => ['user', name]));
      const transfer = {
        do: 'transfer',
        key,
        from: 1,
        to: 2,
        amount: 1,
        type: 121,
        reference: '',
        remark: '',
      };
      await client.query({ name: 'move', text, values: [accounts, JSON.stringify([transfer])] });
    },
  };
};

export const makeLedger = async (count: number): Promise<LedgerWorld> => {
  const world = await makeWorld(1);
  const { database, url } = world;
  const brands = await loadBrands(world.serverEnv['BRANDS_DIR'] ?? '', { strict: true });
  const brand = brands.byId(world.brand);
  if (!brand) throw new Error('There is no brand.');
  const tenant: Tenant = { brand, db: database.tenant(brand.id) };
  const secret = randomBytes(32);
  const parts = { config: { secret }, database, log: pino({ level: 'silent' }), tellMoved: () => undefined };
  const ledger = createLedgerService(parts, { begins: true });
  const people = { ours: namesOf('ours', count), raw: namesOf('raw', count) };
  const give = (name: string) =>
    ledger.do(tenant, {
      ...{ do: 'transfer', key: `begin/${name}`, from: HOUSE, to: userAccount(name), type: 121 },
      amount: points(POINTS),
    });
  await Promise.all([...people.ours, ...people.raw].map(give));
  const schema = schemaName(brand.id);
  const opened: pg.Client[] = [];
  return {
    ledger,
    tenant,
    people,
    rawClients: (clients) =>
      Promise.all(
        Array.from({ length: clients }, async () => {
          const { client, move } = await rawClient(url, schema);
          opened.push(client);
          return { move };
        }),
      ),
    sum: async () => {
      const { rows } = await database.pool.query(
        `select sum(balance)::text as sum from ${schema}.ledger_accounts`,
      );
      return Number(rows[0].sum);
    },
    stop: async () => {
      await Promise.all(opened.map((client) => client.end()));
      await world.stop();
    },
  };
};
