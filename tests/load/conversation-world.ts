import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../server/src/domains/auth/secrets.ts';
import { type Database, openDatabase } from '../../server/src/infra/database/database.ts';
import { migrate } from '../../server/src/infra/database/migrate.ts';
import { fillPeople, fillRoom } from './conversation-world.sql.ts';

/** A group of 2,300 people and what they wrote. */
export interface WorldRoom {
  /** How many; `seq` runs from 1 to this. */
  messages: number;
  groupId: string;
}

/** A signed-in member of every room. The tokens are good for a day; the refresh token may be used once, as any. */
export interface WorldPerson {
  userId: string;
  token: string;
  refreshToken: string;
}

export interface ConversationWorld {
  brand: string;
  rooms: WorldRoom[];
  /** Whom a browser is driven as: what others wrote of the last twenty messages of each room is unread. */
  me: WorldPerson;
  /** The access token of `me`. */
  token: string;
  /** Others who may post while one measures. */
  senders: WorldPerson[];
}

export interface ConversationWorldOptions {
  url: string;
  brand?: string;
  /** Messages a room; a room each. */
  sizes?: number[];
  members?: number;
}

const SENDERS = 8;
const DAY = 24 * 3_600_000;

/**
 * Makes rooms for benchmarks by SQL, in seconds. What is already there stays: a second call on the same database only
 * signs everybody in again.
 */
export const makeConversationWorld = async ({
  url,
  brand = 'aurora',
  sizes = [1_000, 100_000],
  members = 2_300,
}: ConversationWorldOptions): Promise<ConversationWorld> => {
  const { failed } = await migrate(url, [brand]);
  if (failed[0]) throw new Error(failed[0].message);
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined });
  try {
    const people = await fillPeople(database.pool, brand, members);
    const rooms = sizes.map((messages) => ({ messages, groupId: `room${messages}` }));
    for (const room of rooms) await fillRoom(database.pool, brand, room, people);
    const signedIn = people.slice(0, SENDERS + 1).map((userId) => signIn(database, brand, userId));
    const [me, ...senders] = await Promise.all(signedIn);
    if (!me) throw new Error('a world needs members');
    return { brand, rooms, me, token: me.token, senders };
  } finally {
    await database.close();
  }
};

const signIn = async (database: Database, brand: string, userId: string): Promise<WorldPerson> => {
  const [access, family, secret] = [randomBytes(32), randomBytes(16), randomBytes(32)];
  const token = access.toString('base64url');
  const refreshToken = Buffer.concat([family, secret]).toString('base64url');
  const later = new Date(Date.now() + DAY);
  await database
    .tenant(brand)
    .insertInto('sessions')
    .values({
      id: randomBytes(16).toString('hex'),
      user_id: userId,
      channel: 2,
      device_hash: randomBytes(32),
      access_hash: tokenHash(token),
      access_expires_at: later,
      family_hash: tokenHash(family),
      refresh_hash: tokenHash(refreshToken),
      refresh_expires_at: later,
      expires_at: later,
    })
    .execute();
  return { userId, token, refreshToken };
};
