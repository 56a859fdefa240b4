import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenHash } from '../../server/src/domains/auth/secrets.ts';
import { type Database, openDatabase } from '../../server/src/infra/database/database.ts';
import { migrate } from '../../server/src/infra/database/migrate.ts';
import { bucketOf } from '../../server/src/infra/ids.ts';
import { launchPostgres } from '../../server/src/infra/postgres/launch.ts';
import { makeDataFolder } from '../support/data-folder.ts';

/** A direct conversation, and the token of one of the two. */
export interface Line {
  groupId: string;
  userId: string;
  token: string;
}

export interface World {
  url: string;
  brand: string;
  /** Temporary files go here. */
  dataDir: string;
  /** Environment of a server on this database. Its data folder is another one: the database holds the lock of its own. */
  serverEnv: Record<string, string>;
  database: Database;
  /** As the server opens it for what is sent. */
  keeping: Database;
  lines: Line[];
  /** PostgreSQL's first process. */
  postgres: number;
  stop(): Promise<void>;
}

const BRAND = 'harbor';
const LINES = 64;

/** A real PostgreSQL with one brand, and people who talk two by two. */
export const makeWorld = async (count = LINES): Promise<World> => {
  const folder = await makeDataFolder();
  const dataDir = folder.path;
  const brandsDir = join(dataDir, 'brands');
  await cp(new URL(`../../brands/${BRAND}`, import.meta.url), join(brandsDir, BRAND), { recursive: true });
  const postgres = await launchPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
  await migrate(postgres.url, [BRAND]);
  const onError = ({ message }: Error) => console.error(message);
  const database = openDatabase({ url: postgres.url, poolSize: 10, onError });
  const keeping = openDatabase({
    ...{ url: postgres.url, poolSize: 4, onError },
    keepsPlans: true,
  });
  const lines = Array.from({ length: count }, (_, number) => lineOf(number));
  await seed(database, lines);
  return {
    url: postgres.url,
    brand: BRAND,
    dataDir,
    serverEnv: { DATABASE_URL: postgres.url, BRANDS_DIR: brandsDir, DATA_DIR: join(dataDir, 'server') },
    database,
    keeping,
    lines,
    postgres: postgres.pid ?? 0,
    stop: async () => {
      await Promise.all([database.close(), keeping.close()]);
      await postgres.stop();
      await folder.remove();
    },
  };
};

const lineOf = (number: number): Line => ({
  userId: `ann${number}`,
  groupId: `ann${number}_ben${number}`,
  token: randomBytes(32).toString('base64url'),
});

const seed = async (database: Database, lines: Line[]) => {
  const db = database.tenant(BRAND);
  const people = lines.flatMap(({ groupId }) => groupId.split('_'));
  await db
    .insertInto('users')
    .values(people.map((id) => ({ id, username: id, nickname: id, invite_code: id })))
    .execute();
  await db
    .insertInto('groups')
    .values(lines.map(({ groupId }) => ({ bucket: bucketOf(groupId), id: groupId, type: 1, name: groupId })))
    .execute();
  const members = lines.flatMap(({ groupId }) =>
    groupId.split('_').map((id) => ({ bucket: bucketOf(groupId), group_id: groupId, user_id: id })),
  );
  await db.insertInto('group_members').values(members).execute();
  const later = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('sessions')
    .values(
      lines.map(({ userId, token }) => ({
        id: `session${userId}`,
        user_id: userId,
        channel: 2,
        device_hash: randomBytes(32),
        family_hash: randomBytes(32),
        access_hash: tokenHash(token),
        access_expires_at: later,
        expires_at: later,
      })),
    )
    .execute();
};
