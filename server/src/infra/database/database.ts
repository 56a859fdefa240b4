import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { traceStatements } from '../tracing/statements.ts';
import { isTracing } from '../tracing/traced.ts';
import { holdLocksOn } from './advisory-lock.ts';
import { type Deadlines, poolOptionsOf } from './deadlines.ts';
import { type Connections, forgetNames, keepPlansOn, keptPlansOption, prepareNamed } from './kept-plans.ts';
import { closeIdleOnSilence } from './silence.ts';
import type { Tables } from './tables.ts';

/** Query builder bound to one brand's schema: no query of it can reach another brand's rows. */
export type TenantDb = Kysely<Tables>;

export interface Database {
  pool: pg.Pool;
  /** Where statements that are built once are planned once. */
  planned?: pg.Pool;
  /** Bound to the schema of a brand. */
  tenant(brandId: string): TenantDb;
  close(): Promise<void>;
}

/** `bigint` arrives as a number: sequence numbers and sizes stay far below 2^53. */
const BIGINT_OID = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID && format !== 'binary'
      ? (text: string) => Number(text)
      : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export const schemaName = (brandId: string): string => `brand_${brandId.replaceAll('-', '_')}`;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** Absent: statements take as long as they take. */
  deadlines?: Deadlines;
  /** For statements that are prepared by name: planned once, and by index however few rows there are then. */
  keepsPlans?: boolean;
  /** Past a pooler in transaction mode: where sessions are needed. With it nothing is prepared by name. */
  direct?: Database | undefined;
  /** So many connections beside the others keep the plans of statements that are built once. */
  plannedSize?: number;
  /** Called for errors of idle connections: the database went away. */
  onError: (error: Error) => void;
}

const openPool = ({
  url,
  poolSize,
  deadlines,
  keepsPlans = false,
  direct,
  onError,
}: DatabaseOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(deadlines && poolOptionsOf(deadlines)),
    ...(keepsPlans && { options: keptPlansOption }),
  });
  pool.on('error', onError);
  closeIdleOnSilence(pool);
  // A connection that breaks between two statements of a borrower has nobody else to tell: an error without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (keepsPlans) pool.on('connect', prepareNamed);
  if (direct) pool.on('connect', forgetNames);
  if (isTracing()) pool.on('connect', traceStatements);
  return pool;
};

const plannedPool = ({ plannedSize, ...options }: DatabaseOptions): pg.Pool | undefined =>
  plannedSize === undefined ? undefined : openPool({ ...options, poolSize: plannedSize, keepsPlans: true });

interface Pools {
  pool: PostgresPool;
  /** Where statements that are built once are planned once. */
  planned?: Connections | undefined;
  direct?: Database | undefined;
}

/** Query builders on these connections, each bound to the schema of a brand. */
export const tenantsOn = ({ pool, planned, direct }: Pools) => {
  const root = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const tenants = new Map<string, TenantDb>();
  const bind = (brandId: string) => {
    const db = root.withSchema(schemaName(brandId));
    tenants.set(brandId, db);
    if (planned) keepPlansOn(planned, db);
    if (direct) holdLocksOn(direct.tenant(brandId), db);
    return db;
  };
  return { root, tenant: (brandId: string): TenantDb => tenants.get(brandId) ?? bind(brandId) };
};

/** Opens a pool of at most `poolSize` connections; nothing connects before the first query. */
export const openDatabase = (given: DatabaseOptions): Database => {
  const { direct } = given;
  const { plannedSize: _, ...unplanned } = given;
  const options: DatabaseOptions = direct ? { ...unplanned, keepsPlans: false } : given;
  const pool = openPool(options);
  const planned = options.keepsPlans ? pool : plannedPool(options);
  const { root, tenant } = tenantsOn({ pool, planned, direct });
  return {
    pool,
    ...(planned && { planned }),
    tenant,
    close: async () => {
      await root.destroy();
      // The query builder ends a pool only when it has used it itself.
      for (const each of [pool, planned]) if (each && !each.ending) await each.end();
    },
  };
};
