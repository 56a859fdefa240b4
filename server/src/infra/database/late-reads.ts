import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { publishVital } from '../vitals.ts';
import { type Database, tenantsOn } from './database.ts';
import { codeOfDatabaseError } from './errors.ts';
import type { Connections } from './kept-plans.ts';
import type { ReplicaWatch } from './replicas.ts';

/** What a statement is about: one that only reads may be asked of a replica, and asked again of the database. */
const READS = /^\s*(?:select|with)\b/i;
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|for\s+(?:no\s+key\s+|key\s+)?share|pg_advisory\w*)\b/i;
const isRead = (text: string): boolean => READS.test(text) && !WRITES.test(text);

type Client = Pick<pg.PoolClient, 'query' | 'release'>;
type Query = (...given: unknown[]) => Promise<unknown>;

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : String((given as { text?: unknown } | undefined)?.text ?? '');

interface Places {
  primary: Pick<pg.Pool, 'connect'>;
  replicas: readonly Pick<pg.Pool, 'connect'>[];
  watch: Pick<ReplicaWatch, 'pick' | 'suspect'>;
}

/**
 * A connection that is opened by its first statement: one that reads goes to a replica, and to the database where that fails,
 * whatever it says. From the first statement that went to the database on, all of them do: a transaction is one.
 */
const borrow = ({ primary, replicas, watch }: Places): Client => {
  let own: Promise<Client> | undefined;
  let late: { client: Client; index: number } | undefined;
  const askPrimary: Query = async (...given) => {
    own ??= primary.connect();
    return ((await own).query as Query).apply(await own, given);
  };
  const askReplica = async (index: number, given: unknown[]) => {
    const replica = replicas[index] as Pick<pg.Pool, 'connect'>;
    late ??= { index, client: await replica.connect() };
    const { client } = late;
    return (client.query as Query).apply(client, given);
  };
  const query: Query = async (...given) => {
    const reads = own === undefined && isRead(textOf(given[0]));
    const index = reads ? (late?.index ?? watch.pick()) : undefined;
    publishVital('lateRead', { target: index === undefined ? 'primary' : 'replica' });
    if (index === undefined) return askPrimary(...given);
    try {
      return await askReplica(index, given);
    } catch (error) {
      if (codeOfDatabaseError(error as object) === 'api.unavailable') watch.suspect(index);
      late?.client.release(true);
      late = undefined;
      publishVital('lateRead', { target: 'repeated' });
      return askPrimary(...given);
    }
  };
  return {
    query: query as pg.PoolClient['query'],
    release: (destroy) => {
      late?.client.release(destroy);
      own?.then(
        (client) => client.release(destroy),
        () => undefined,
      );
    },
  };
};

const borrowing = (places: Places): Connections & PostgresPool => ({
  connect: async () => borrow(places) as never,
  end: async () => undefined,
  options: {},
});

/** The rows of `primary`, read from `replicas` where these have what is recent enough. What they have open stays theirs to close. */
export const openLateReads = (
  primary: Database,
  replicas: readonly Database[],
  { watch, direct }: Pick<Places, 'watch'> & { direct?: Database | undefined },
): Pick<Database, 'tenant'> => {
  const planned = replicas.flatMap((each) => each.planned ?? []);
  return tenantsOn({
    pool: borrowing({ primary: primary.pool, replicas: replicas.map(({ pool }) => pool), watch }),
    planned: primary.planned && borrowing({ primary: primary.planned, replicas: planned, watch }),
    direct,
  });
};
