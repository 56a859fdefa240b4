import { randomBytes } from 'node:crypto';
import { LIMITS, LoginChannel } from '@livery/contract';
import { tokenHash } from '../domains/auth/secrets.ts';
import { newId, newToken } from '../infra/ids.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** Somebody of many: signed in, without a password or an address. */
export type OneOfMany = Pick<TestPerson, 'id' | 'access'>;

const later = () => new Date(Date.now() + LIMITS.accessLifetime);

/** So many signed-in people at once, stored by two statements. */
export const signUpCrowd = async (app: TestApp, count: number): Promise<OneOfMany[]> => {
  const crowd = Array.from({ length: count }, () => ({ id: newId(), access: newToken() }));
  const users = crowd.map(({ id }) => ({ id, username: id, nickname: id, invite_code: id }));
  const sessions = crowd.map(({ id, access }) => ({
    id: newId(),
    user_id: id,
    channel: LoginChannel.EMAIL,
    device_hash: randomBytes(32),
    access_hash: tokenHash(access),
    access_expires_at: later(),
    family_hash: randomBytes(32),
    expires_at: later(),
  }));
  await app.db().insertInto('users').values(users).execute();
  await app.db().insertInto('sessions').values(sessions).execute();
  return crowd;
};
