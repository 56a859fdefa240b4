import { timingSafeEqual } from 'node:crypto';
import { LIMITS, LoginChannel, type Tokens } from '@livery/contract';
import type { BodyOf, ResultOf } from '@livery/contract/calls';
import { ApiError, required } from '../../../infra/errors.ts';
import { newToken } from '../../../infra/ids.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UserRow, UsersService } from '../../users/users.service.ts';
import { findIdentifiers } from '../identifiers/accounts.repository.ts';
import { channelOf } from '../identifiers/identifier.ts';
import type { Origin } from '../origin.ts';
import { refuseBanned } from '../people/bans.ts';
import { type Secrets, tokenHash } from '../secrets.ts';
import { type Device, deviceOf, type Sessions } from '../sessions/sessions.service.ts';
import {
  findQr,
  insertQr,
  markDecided,
  markScanned,
  type QrRow,
  removePastQr,
  takeAccepted,
} from './qr.repository.ts';

/** How far a code is. */
export type QrProgress =
  | { status: 'waiting' | 'refused' | 'expired' }
  | { status: 'scanned'; by: UserRow }
  | { status: 'login'; tokens: Tokens };

type Created = ResultOf<'POST /api/v1/login/qrcode'>;

/**
 * A signed-in device lets a waiting browser in (decisions.md section 3). A code works once, for sixty seconds, for
 * the device that asked for it; no session exists before somebody accepts.
 */
export interface QrService {
  /** @throws api.too_frequent */
  create(tenant: Tenant, input: BodyOf<'POST /api/v1/login/qrcode'>, origin: Origin): Promise<Created>;
  /** @throws api.invalid_passcode, api.forbidden when it is over, api.invalid_data when another has it */
  scan(tenant: Tenant, caller: Caller, passcode: string): Promise<{ device_type: string; agent: string }>;
  /** @throws api.invalid_passcode, api.forbidden when it is over, api.invalid_data unless the caller scanned it */
  validate(tenant: Tenant, caller: Caller, input: { passcode: string; accept: boolean }): Promise<void>;
  /** @throws api.invalid_passcode, api.invalid_device_id on any other device */
  poll(tenant: Tenant, input: { passcode: string; device_id: string }, address: string): Promise<QrProgress>;
  /** Forgets codes that have been over for an hour. */
  removePast(tenant: Tenant): Promise<void>;
}

interface Parts {
  users: UsersService;
  sessions: Sessions;
  secrets: Secrets;
  limiter: RateLimiter;
}

const HOUR = 60 * 60 * 1000;
const CODES_PER_ADDRESS = { limit: 300, windowMs: HOUR };

export const createQr = (parts: Parts): QrService => {
  const { limiter, secrets } = parts;
  return {
    create: async (tenant, input, origin) => {
      const { brand, db } = tenant;
      await limiter.enforce(tenant, `qr:address:${origin.address}`, CODES_PER_ADDRESS);
      const passcode = newToken();
      const device = deviceOf(input, origin);
      const row = {
        passcode_hash: tokenHash(passcode),
        device_hash: secrets.deviceHash(brand.id, device.id),
        device_type: device.type,
        agent: device.agent,
      };
      await insertQr(db, row, LIMITS.qrLifetime);
      return { passcode, expires_in: LIMITS.qrLifetime / 1000 };
    },
    scan: async ({ db }, { userId }, passcode) => {
      const hash = tokenHash(passcode);
      return (await markScanned(db, hash, userId)) ?? refuse(db, hash);
    },
    validate: async ({ db }, { userId }, { passcode, accept }) => {
      const hash = tokenHash(passcode);
      const decision = { accept, collectMs: LIMITS.qrCollect };
      if (!(await markDecided(db, hash, userId, decision))) await refuse(db, hash);
    },
    poll: (tenant, input, address) => poll(parts, tenant, { ...input, address }),
    removePast: ({ db }) => removePastQr(db),
  };
};

const refuse = async (db: Tenant['db'], hash: Buffer): Promise<never> => {
  const row = required(await findQr(db, hash), 'api.invalid_passcode');
  throw new ApiError(row.is_over || row.status === 'used' ? 'api.forbidden' : 'api.invalid_data');
};

const poll = async (
  parts: Parts,
  tenant: Tenant,
  { passcode, device_id, address }: { passcode: string; device_id: string; address: string },
): Promise<QrProgress> => {
  const { brand, db } = tenant;
  const hash = tokenHash(passcode);
  const row = required(await findQr(db, hash), 'api.invalid_passcode');
  const isSameDevice = timingSafeEqual(row.device_hash, parts.secrets.deviceHash(brand.id, device_id));
  if (!isSameDevice) throw new ApiError('api.invalid_device_id');
  if (row.status === 'refused') return { status: 'refused' };
  if (row.is_over || row.status === 'used') return { status: 'expired' };
  if (row.status === 'waiting') return { status: 'waiting' };
  if (row.status === 'accepted') return collect(parts, tenant, row, { id: device_id, address });
  return {
    status: 'scanned',
    by: required(await parts.users.byId(tenant, row.user_id ?? ''), 'api.unknown'),
  };
};

const collect = (
  { users, sessions }: Parts,
  { brand, db }: Tenant,
  row: QrRow,
  from: Pick<Device, 'id' | 'address'>,
): Promise<QrProgress> =>
  db.transaction().execute(async (trx) => {
    const userId = await takeAccepted(trx, row.passcode_hash);
    const user = userId && (await users.byId({ brand, db: trx }, userId));
    // Fetched by a parallel poll, or the account was closed meanwhile.
    if (!user || user.delete_at !== null) return { status: 'expired' };
    await refuseBanned(trx, user.id);
    const [identifier] = await findIdentifiers(trx, user.id);
    const channel = identifier ? channelOf(identifier) : LoginChannel.GOOGLE;
    const device = { ...from, type: row.device_type, agent: row.agent };
    return {
      status: 'login',
      tokens: await sessions.open(brand.id, trx, { userId: user.id, channel, device }),
    };
  });
