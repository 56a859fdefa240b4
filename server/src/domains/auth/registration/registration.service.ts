import { LoginChannel, type SocialAccountSetting, type Tokens } from '@livery/contract';
import type { BodyOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import { findSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { publishVital } from '../../../infra/vitals.ts';
import { refuseBlockWords } from '../../users/block-words.ts';
import type { UsersService } from '../../users/users.service.ts';
import type { CodeProof } from '../codes/code-proof.ts';
import { isVerified, takeVerified } from '../codes/codes.repository.ts';
import { provesIdentifier, type Tickets } from '../google/tickets.ts';
import { insertIdentifier, storePassword } from '../identifiers/accounts.repository.ts';
import { channelOf, parseIdentifier } from '../identifiers/identifier.ts';
import type { Origin } from '../origin.ts';
import type { Passwords } from '../password/password.ts';
import type { Secrets } from '../secrets.ts';
import type { Admit } from '../sessions/admission.ts';
import { deviceOf, type Sessions } from '../sessions/sessions.service.ts';
import { parseRegistration, parseRegistrationSettings } from './registration.rules.ts';

/** From a right code to an account. */
export interface RegistrationService {
  settings(tenant: Tenant): Promise<{ social_account: SocialAccountSetting }>;
  /** A right code logs in where it leads to an account. @throws api.invalid_code, api.expired_code */
  check(
    tenant: Tenant,
    input: BodyOf<'POST /api/v1/verification/check'>,
    origin: Origin,
  ): Promise<ResultOf<'POST /api/v1/verification/check'>>;
  /**
   * @throws api.expired_code without a fresh verification, api.validation, api.block_word, api.data_exists,
   * api.invalid_invite_code
   */
  register(tenant: Tenant, input: BodyOf<'POST /api/v1/register'>, origin: Origin): Promise<Tokens>;
}

interface Parts {
  users: UsersService;
  admit: Admit;
  proof: CodeProof;
  sessions: Sessions;
  passwords: Passwords;
  secrets: Secrets;
  tickets: Tickets;
}

export const createRegistration = (parts: Parts): RegistrationService => ({
  settings: async (tenant) => ({ social_account: (await settingsOf(tenant)).socialAccount }),
  check: (tenant, input, origin) => check(parts, tenant, input, origin),
  register: (tenant, input, origin) => register(parts, tenant, input, origin),
});

const settingsOf = async ({ db }: Tenant) => parseRegistrationSettings(await findSetting(db, 'registration'));

const check = async (
  { admit, proof, tickets }: Parts,
  tenant: Tenant,
  input: BodyOf<'POST /api/v1/verification/check'>,
  origin: Origin,
): Promise<ResultOf<'POST /api/v1/verification/check'>> => {
  const identifier = parseIdentifier(input);
  const ticket = await tickets.find(tenant, input);
  if (ticket && !provesIdentifier(ticket, identifier)) throw new ApiError('api.invalid_data');
  const typed = { identifier, code: input.code, deviceId: input.device_id, address: origin.address };
  return proof(tenant, typed, async (trx, account) => {
    if (ticket) await tickets.link(trx, ticket, account.user_id);
    const session = { channel: channelOf(identifier), device: deviceOf(input, origin) };
    return { op_type: 'login', ...(await admit(tenant.brand.id, trx, account, session)) };
  });
};

const register = async (
  { users, sessions, passwords, secrets, tickets }: Parts,
  tenant: Tenant,
  input: BodyOf<'POST /api/v1/register'>,
  origin: Origin,
): Promise<Tokens> => {
  const identifier = parseIdentifier(input);
  const { brand, db } = tenant;
  const device = secrets.deviceHash(brand.id, input.device_id);
  const ticket = await tickets.find(tenant, input);
  const isProvedByTicket = ticket !== undefined && provesIdentifier(ticket, identifier);
  // Asked before the hash is paid for; used up below, with the rows that it allows.
  if (!isProvedByTicket && !(await isVerified(db, identifier, device)))
    throw new ApiError('api.expired_code');
  const rules = { ...(await settingsOf(tenant)), passwordRequired: ticket === undefined };
  const { password, inviteCode, ...profile } = parseRegistration(brand, rules, input);
  await refuseBlockWords(tenant, profile.nickname);
  const invitedBy = inviteCode === '' ? undefined : await users.inviter(tenant, inviteCode);
  const hash = password === '' ? undefined : await passwords.hash(password);
  const tokens = await db.transaction().execute(async (trx) => {
    // Whoever registers it, no other device may do so afterwards.
    const proofs = await takeVerified(trx, identifier);
    if (!isProvedByTicket && !proofs.some((proof) => proof.equals(device)))
      throw new ApiError('api.expired_code');
    const country = identifier.country ?? brand.config.country;
    const user = await users.create(trx, { ...profile, country, invitedBy });
    if (!(await insertIdentifier(trx, identifier, user.id))) throw new ApiError('api.data_exists');
    if (hash !== undefined) await storePassword(trx, user.id, hash);
    if (ticket) await tickets.link(trx, ticket, user.id);
    const channel = ticket ? LoginChannel.GOOGLE : channelOf(identifier);
    return sessions.open(brand.id, trx, { userId: user.id, channel, device: deviceOf(input, origin) });
  });
  publishVital('happened', { brand: brand.id, kind: 'sign_up', count: 1 });
  return tokens;
};
