import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The database that `migrated` ones are copied from: every brand's schema, without a row. */
export const TEMPLATE = 'migrated';

/** File by file: through the log, the other way, two thousand files of five brands take three times as long, to drop as well. */
const COPY = ` template ${TEMPLATE} strategy file_copy`;

export const runOn = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The same server, another database. */
export const databaseAt = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** A database of its own in the PostgreSQL of the run. */
export const createDatabase = async (content: 'empty' | 'migrated'): Promise<TestDatabase> => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}${content === 'migrated' ? COPY : ''}`);
  return {
    url: databaseAt(server, name),
    drop: () => runOn(server, `drop database ${name} with (force)`),
  };
};
