import { isPassword } from '@livery/contract';
import type { BodyOf, ResultOf } from '@livery/contract/calls';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UsersService } from '../../users/users.service.ts';
import type { CodeProof } from '../codes/code-proof.ts';
import {
  findPassword,
  replacePassword,
  storeFirstPassword,
  storePassword,
} from '../identifiers/accounts.repository.ts';
import { channelOf, parseIdentifier } from '../identifiers/identifier.ts';
import type { Origin } from '../origin.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import type { OwnPassword } from '../password/own-password.ts';
import type { Passwords } from '../password/password.ts';
import { deviceOf, type Sessions } from '../sessions/sessions.service.ts';

type RecoverCall = 'POST /api/v2/recovery';

/** Forgotten, first and changed passwords (decisions.md section 3). */
export interface RecoveryService {
  /** Whether an account exists shows after a right code alone. @throws api.invalid_code, api.expired_code */
  recover(tenant: Tenant, input: BodyOf<RecoverCall>, origin: Origin): Promise<ResultOf<RecoverCall>>;
  /**
   * With a reset token: sets the password and ends every session, the token's own too. With a session: sets the first
   * password and ends the other sessions. @throws api.validation, api.forbidden when there is a password
   */
  reset(tenant: Tenant, caller: Caller, password: string): Promise<void>;
  /** Ends the other sessions. @throws api.validation, api.invalid_old_password, api.too_frequent */
  change(tenant: Tenant, caller: Caller, input: BodyOf<'POST /api/v1/users/password'>): Promise<void>;
}

interface Parts {
  users: UsersService;
  proof: CodeProof;
  sessions: Sessions;
  passwords: Passwords;
  own: OwnPassword;
}

export const createRecovery = (parts: Parts): RecoveryService => ({
  recover: (tenant, input, origin) => recover(parts, tenant, input, origin),
  reset: (tenant, caller, password) =>
    (caller.scope === 'reset' ? resetForgotten : setFirst)(parts, tenant, caller, password),
  change: (tenant, caller, input) => change(parts, tenant, caller, input),
});

const recover = async (
  { users, proof, sessions }: Parts,
  tenant: Tenant,
  input: BodyOf<RecoverCall>,
  origin: Origin,
): Promise<ResultOf<RecoverCall>> => {
  const identifier = await parseIdentifier(input);
  const typed = { identifier, code: input.code, deviceId: input.device_id, address: origin.address };
  return proof(tenant, typed, async (trx, { user_id: userId, delete_at }) => {
    if (delete_at !== null) await users.revive(trx, userId);
    const session = { userId, channel: channelOf(identifier), device: deviceOf(input, origin) };
    return { op_type: 'recovery', access_token: await sessions.openReset(tenant.brand.id, trx, session) };
  });
};

const resetForgotten: Setter = async (parts, tenant, { userId, sessionId }, password) => {
  const hash = await hashNew(parts, tenant, userId, password);
  const ended = await tenant.db.transaction().execute(async (trx) => {
    const ids = await parts.sessions.revoke(trx, userId);
    // Of two uses of one token at once the second finds it ended.
    if (!ids.includes(sessionId)) throw new ApiError('api.forbidden');
    await storePassword(trx, userId, hash);
    return ids;
  });
  parts.sessions.announce(tenant, userId, ended);
};

const setFirst: Setter = async (parts, tenant, { userId, sessionId }, password) => {
  if (await findPassword(tenant.db, userId)) throw new ApiError('api.forbidden');
  const hash = await hashNew(parts, tenant, userId, password);
  const ended = await tenant.db.transaction().execute(async (trx) => {
    if (!(await storeFirstPassword(trx, userId, hash))) throw new ApiError('api.forbidden');
    return parts.sessions.revoke(trx, userId, sessionId);
  });
  parts.sessions.announce(tenant, userId, ended);
};

const change = async (
  { own, passwords, sessions, users }: Parts,
  tenant: Tenant,
  { userId, sessionId }: Caller,
  input: BodyOf<'POST /api/v1/users/password'>,
): Promise<void> => {
  await refuseUnfit(users, tenant, userId, input.password);
  const from = await own(tenant, userId, input.old_password, 'api.invalid_old_password');
  const to = await passwords.hash(input.password);
  const ended = await tenant.db.transaction().execute(async (trx) => {
    // Of several changes at once the first makes the old password of the others wrong.
    if (!(await replacePassword(trx, userId, { from, to }))) throw new ApiError('api.invalid_old_password');
    return sessions.revoke(trx, userId, sessionId);
  });
  sessions.announce(tenant, userId, ended);
};

type Setter = (parts: Parts, tenant: Tenant, caller: Caller, password: string) => Promise<void>;

const hashNew = async (
  { passwords, users }: Parts,
  tenant: Tenant,
  userId: string,
  password: string,
): Promise<string> => {
  await refuseUnfit(users, tenant, userId, password);
  return passwords.hash(password);
};

const refuseUnfit = async (
  users: UsersService,
  tenant: Tenant,
  userId: string,
  password: string,
): Promise<void> => {
  if (!isPassword(password)) throw new ApiError('api.validation', { password: 'format' });
  const { username } = required(await users.byId(tenant, userId), 'api.unauthorized');
  if (isCommonPassword(password, tenant.brand, username))
    throw new ApiError('api.validation', { password: 'common' });
};
