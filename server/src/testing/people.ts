import { LoginChannel } from '@livery/contract';
import pino from 'pino';
import { insertIdentifier, storePassword } from '../domains/auth/identifiers/accounts.repository.ts';
import { findCredentials } from '../domains/auth/identifiers/credentials.repository.ts';
import { createSecrets } from '../domains/auth/secrets.ts';
import { createSessions } from '../domains/auth/sessions/sessions.service.ts';
import { countGroups } from '../domains/groups/ownership.repository.ts';
import { createUsersService } from '../domains/users/users.service.ts';
import { createPubSub } from '../infra/pubsub/pubsub.ts';
import type { Tenant } from '../infra/tenancy.ts';

export interface TestPerson {
  id: string;
  /** Empty for somebody with a phone number alone. */
  email: string;
  username: string;
  nickname: string;
  password: string;
  deviceId: string;
  access: string;
  refresh: string;
}

export interface NewTestPerson {
  username: string;
  nickname: string;
  /** Where their codes go; an address made of the user name when nothing is given. */
  identifier?: { mode: 'phone' | 'email'; value: string };
}

const PASSWORD = 'Passw0rd99';
/** Made once by `createPasswords().hash(PASSWORD)`, at its full cost. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$weT6RJjilYrs0V4TBoccTw$SrijLKhMRSAkPu/9spFrjZyZfHcHoZRTEIJbrfzOsB4';

/**
 * Stores a registered, signed-in person without calls, codes and hashing: what a test is not about. Uses the functions
 * that registration uses, so that the rows are the same; auth's tests keep the real way in.
 * @param secret the server's, where the test refreshes the session or looks for its device
 */
export const insertPerson = async (
  { brand, db }: Tenant,
  secret: Buffer,
  { username, nickname, identifier }: NewTestPerson,
): Promise<TestPerson> => {
  const { mode, value } = identifier ?? { mode: 'email', value: `${username}@mail.example` };
  const { country } = brand.config;
  const deviceId = `device-of-${username}`;
  const pubsub = createPubSub();
  const sessions = createSessions({
    log: pino({ level: 'silent' }),
    pubsub,
    keeping: { tenant: () => db },
    secrets: createSecrets(secret),
  });
  return db.transaction().execute(async (trx) => {
    const user = await createUsersService({ pubsub }, { findCredentials, countGroups }).create(trx, {
      username,
      nickname,
      country,
      socialAccount: '',
      invitedBy: undefined,
    });
    await insertIdentifier(trx, { mode, value, country }, user.id);
    await storePassword(trx, user.id, PASSWORD_HASH);
    const tokens = await sessions.open(brand.id, trx, {
      userId: user.id,
      channel: mode === 'email' ? LoginChannel.EMAIL : LoginChannel.PHONE,
      device: { id: deviceId, type: 'web', agent: '', address: '' },
    });
    return {
      id: user.id,
      email: mode === 'email' ? value : '',
      username,
      nickname,
      password: PASSWORD,
      deviceId,
      access: tokens.access_token,
      refresh: tokens.refresh_token,
    };
  });
};
