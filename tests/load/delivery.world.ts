import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tokenHash } from '../../server/src/domains/auth/secrets.ts';
import { schemaName } from '../../server/src/infra/database/database.ts';
import { fillPeople, fillRoom } from './conversation-world.sql.ts';
import type { World } from './stored-sends.world.ts';

export interface Member {
  id: string;
  token: string;
}
/** A conversation and the signed-in people in it. */
export interface Room {
  id: string;
  members: Member[];
}

/** As many in one statement. */
const BATCH = 2_000;

/** Groups of `members` people each, nobody in two of them; all of them are signed in. */
export const makeRooms = async (world: World, rooms: number, members: number): Promise<Room[]> => {
  const { database, brand } = world;
  const { pool } = database;
  const people = await fillPeople(pool, brand, rooms * members);
  const all = people.map((id): Member => ({ id, token: randomBytes(32).toString('base64url') }));
  const made = Array.from({ length: rooms }, (_, number) => ({
    id: `room${members}x${number}`,
    members: all.slice(number * members, (number + 1) * members),
  }));
  for (const { id, members: inside } of made) {
    await fillRoom(
      pool,
      brand,
      { groupId: id, messages: 0 },
      inside.map((member) => member.id),
    );
  }
  for (let from = 0; from < all.length; from += BATCH) await signIn(world, all.slice(from, from + BATCH));
  await sql`vacuum analyze ${sql.table(`${schemaName(brand)}.sessions`)}`.execute(database.tenant(brand));
  return made;
};

const signIn = async ({ database, brand }: World, members: Member[]) => {
  const later = new Date(Date.now() + 3_600_000);
  const sessions = members.map(({ id, token }) => ({
    id: randomBytes(16).toString('hex'),
    user_id: id,
    channel: 2,
    device_hash: randomBytes(32),
    family_hash: randomBytes(32),
    access_hash: tokenHash(token),
    access_expires_at: later,
    expires_at: later,
  }));
  await database.tenant(brand).insertInto('sessions').values(sessions).execute();
};
