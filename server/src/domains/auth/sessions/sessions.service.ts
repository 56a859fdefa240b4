import { randomBytes, timingSafeEqual } from 'node:crypto';
import { LIMITS, type LoginChannel, type Tokens } from '@livery/contract';
import { createBatcher } from '../../../infra/database/batcher.ts';
import type { Database, TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { newId, newToken } from '../../../infra/ids.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { AuthenticatedCaller, Tenant } from '../../../infra/tenancy.ts';
import { refuseBannedFamily } from '../people/bans.ts';
import { type Secrets, tokenHash } from '../secrets.ts';
import {
  areAlive,
  findByFamily,
  findCallers,
  insertSession,
  type ListedSession,
  listSessions,
  removePastSessions,
  revokeSession,
  revokeSessions,
  rotateSession,
} from './sessions.repository.ts';

export interface NewSession {
  userId: string;
  channel: LoginChannel;
  device: Device;
}

/** How a call names the device it comes from. */
export interface Device {
  id: string;
  type: string;
  /** What the browser calls itself. */
  agent: string;
  /** Where the call comes from. */
  address: string;
}

export interface Sessions {
  /** `db` may be the transaction that the session belongs to. */
  open(brand: string, db: TenantDb, session: NewSession): Promise<Tokens>;
  /** A token of the scope `reset`: fifteen minutes, never refreshed. */
  openReset(brand: string, db: TenantDb, session: NewSession): Promise<string>;
  authenticate(tenant: Tenant, accessToken: string): Promise<AuthenticatedCaller | undefined>;
  alive(tenant: Tenant, sessionId: string): Promise<boolean>;
  /** A fresh pair. A token used again after the grace ends the session. @throws api.unauthorized, api.account_banned */
  refresh(tenant: Tenant, refreshToken: string, address: string): Promise<Tokens>;
  list(tenant: Tenant, userId: string): Promise<ListedSession[]>;
  /** False when the user has no such session. */
  end(tenant: Tenant, session: { id: string; userId: string }): Promise<boolean>;
  /** Ends all sessions of a user but one, inside the caller's transaction; `announce` after its commit. */
  revoke(db: TenantDb, userId: string, except?: string): Promise<string[]>;
  /** Forgets those that can neither be used nor refreshed any more. */
  removePast(tenant: Tenant): Promise<void>;
  /** Closes the sockets of ended sessions. */
  announce(tenant: Tenant, userId: string, ids: readonly string[]): void;
}

const DEVICE_TYPE = 'web';
const ACCESS_TOKEN = /^[\w-]{43}$/;
const REFRESH_TOKEN = /^[\w-]{64}$/;
const FAMILY_BYTES = 16;
const LOOKUP = { maxBatch: 200, maxWaiting: 10_000 };

type Parts = Pick<Infra, 'log' | 'pubsub'> & { keeping: Pick<Database, 'tenant'>; secrets: Secrets };

export const createSessions = ({ log, pubsub, keeping, secrets }: Parts): Sessions => {
  const lookUp = together(keeping, 'tokens', findCallers);
  const isAlive = together(keeping, 'sessions', areAlive);
  const announce: Sessions['announce'] = ({ brand }, userId, ids) => {
    for (const id of ids) {
      log.info({ security: 'session ended', brand: brand.id, user: userId, session: id }, 'session ended');
      const event = { event: 'session.revoked', data: { session_id: id } } as const;
      pubsub.publish({ brand: brand.id, audience: { users: [userId] }, event });
    }
  };
  const end: Sessions['end'] = async (tenant, { id, userId }) => {
    const ended = await revokeSession(tenant.db, id, userId);
    if (ended) announce(tenant, userId, [id]);
    return ended;
  };
  return {
    open: async (brand, db, session) => {
      const { userId: user, channel } = session;
      log.info({ security: 'session opened', brand, user, channel }, 'session opened');
      return openSession(secrets, brand, db, session);
    },
    openReset: (brand, db, session) => openReset(secrets, brand, db, session),
    authenticate: async (tenant, token) =>
      ACCESS_TOKEN.test(token) ? lookUp(tenant.brand.id, tokenHash(token)) : undefined,
    alive: ({ brand }, sessionId) => isAlive(brand.id, sessionId),
    refresh: (tenant, token, address) => refresh({ secrets, end }, tenant, { token, address }),
    list: ({ db }, userId) => listSessions(db, userId),
    end,
    revoke: revokeSessions,
    removePast: ({ db }) => removePastSessions(db),
    announce,
  };
};

/**
 * What is asked together is looked up together; nothing is remembered: an ended session is ended.
 * Each call begins with it, and each socket: they wait for nobody's reads or changes.
 */
const together = <In, Out>(
  keeping: Pick<Database, 'tenant'>,
  name: string,
  run: (db: TenantDb, items: In[]) => Promise<Out[]>,
) => {
  const batchers = new Map<string, (item: In) => Promise<Out>>();
  const open = (brand: string) => {
    const batcher = createBatcher({
      ...{ name, ...LOOKUP },
      run: (items: In[]) => run(keeping.tenant(brand), items),
    });
    batchers.set(brand, batcher);
    return batcher;
  };
  return (brand: string, item: In): Promise<Out> => (batchers.get(brand) ?? open(brand))(item);
};

const openSession = async (
  secrets: Secrets,
  brand: string,
  db: TenantDb,
  session: NewSession,
): Promise<Tokens> => {
  const family = randomBytes(FAMILY_BYTES);
  const pair = { access_token: newToken(), refresh_token: joined(family, randomBytes(32)) };
  await insertSession(db, {
    ...rowOf(secrets, brand, session),
    access_hash: tokenHash(pair.access_token),
    access_expires_at: after(LIMITS.accessLifetime),
    family_hash: tokenHash(family),
    refresh_hash: tokenHash(pair.refresh_token),
    refresh_expires_at: after(LIMITS.refreshIdle),
    expires_at: after(LIMITS.refreshLifetime),
  });
  return pair;
};

const openReset = async (
  secrets: Secrets,
  brand: string,
  db: TenantDb,
  session: NewSession,
): Promise<string> => {
  const token = newToken();
  await insertSession(db, {
    ...rowOf(secrets, brand, session),
    scope: 'reset',
    access_hash: tokenHash(token),
    access_expires_at: after(LIMITS.resetLifetime),
    // Nobody knows what it is the digest of: there is nothing to refresh by.
    family_hash: randomBytes(32),
    expires_at: after(LIMITS.resetLifetime),
  });
  return token;
};

const rowOf = (secrets: Secrets, brand: string, { userId, channel, device }: NewSession) => ({
  id: newId(),
  user_id: userId,
  channel,
  device_hash: secrets.deviceHash(brand, device.id),
  device_type: device.type,
  agent: device.agent,
  address: device.address,
});

const after = (ms: number) => new Date(Date.now() + ms);

const refresh = async (
  parts: { secrets: Secrets; end: Sessions['end'] },
  tenant: Tenant,
  { token, address }: { token: string; address: string },
): Promise<Tokens> => {
  const { brand, db } = tenant;
  const found = REFRESH_TOKEN.test(token) && (await findByFamily(db, tokenHash(familyOf(token))));
  if (found === undefined) await refuseBannedFamily(db, tokenHash(familyOf(token)));
  const session = required(found, 'api.unauthorized');
  const from = tokenHash(token);
  const pair = pairAfter(parts.secrets, brand.id, token);
  if (same(session.refresh_hash, from)) {
    const hashes = { from, to: tokenHash(pair.refresh_token), access: tokenHash(pair.access_token) };
    const rotated = await rotateSession(db, { id: session.id, address, ...hashes, ...LIMITS });
    // Lost against a parallel refresh: the next look finds the token in its grace.
    return rotated ? pair : refresh(parts, tenant, { token, address });
  }
  const isInGrace = session.rotated_ago !== null && session.rotated_ago < LIMITS.refreshGrace;
  if (isInGrace && same(session.previous_refresh_hash, from)) return pair;
  await parts.end(tenant, { id: session.id, userId: session.user_id });
  throw new ApiError('api.unauthorized');
};

/** The pair that follows a refresh token. Derived, so that tabs that refresh at once get one and the same. */
const pairAfter = (secrets: Secrets, brand: string, token: string): Tokens => ({
  access_token: secrets.next(brand, 'access', token).toString('base64url'),
  refresh_token: joined(familyOf(token), secrets.next(brand, 'refresh', token)),
});

export const deviceOf = (
  { device_id, device_type }: { device_id: string; device_type?: string },
  { agent, address }: { agent: string; address: string },
): Device => ({ id: device_id, type: device_type || DEVICE_TYPE, agent, address });

const joined = (family: Buffer, secret: Buffer): string =>
  Buffer.concat([family, secret]).toString('base64url');
const familyOf = (token: string): Buffer => Buffer.from(token, 'base64url').subarray(0, FAMILY_BYTES);
const same = (stored: Buffer | null, hash: Buffer): boolean =>
  stored !== null && timingSafeEqual(stored, hash);
