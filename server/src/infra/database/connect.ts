import pg from 'pg';

/** The database does not let the server in at start. The message is a sentence with the remedy, without the password. */
export class DatabaseConnectError extends Error {
  override readonly name = 'DatabaseConnectError';
}

const TIMEOUT_MS = 10_000;

/** @throws DatabaseConnectError */
export const connectClient = async (url: string): Promise<pg.Client> => {
  if (!URL.canParse(url)) {
    throw new DatabaseConnectError(
      'DATABASE_URL is no address: write it as postgres://user:password@host:5432/database.',
    );
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  try {
    await client.connect();
    // Whoever waits for a statement is told; an error without a listener would end the process.
    client.on('error', () => undefined);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new DatabaseConnectError(sentenceOf(client, error), { cause: error });
  }
};

/** Has a connection of each ready for who asks first. What is wrong is told to them, and here to nobody. */
export const connectAhead = async (pools: readonly pg.Pool[]): Promise<void> => {
  await Promise.allSettled(pools.map(async (pool) => (await pool.connect()).release()));
};

const sentenceOf = ({ host, port, user, database }: pg.Client, error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const place = `${host}:${port}`;
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL at ${place} refuses the user "${user}": correct user and password in DATABASE_URL.`;
  }
  if (code === '3D000') {
    return `PostgreSQL at ${place} has no database "${database}": create it, or name another in DATABASE_URL.`;
  }
  const reason = String(message || code || 'no answer');
  return `PostgreSQL at ${place} cannot be reached (${reason}): start it, or correct DATABASE_URL.`;
};
