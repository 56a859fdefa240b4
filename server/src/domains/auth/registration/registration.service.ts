import { LoginChannel, type SocialAccountSetting, type Tokens } from '@livery/contract';
import type { BodyOf, ResultOf } from '@livery/contract/calls';
import { ApiError, required } from '../../../infra/errors.ts';
import { findSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { publishVital } from '../../../infra/vitals.ts';
import { refuseBlockWords } from '../../users/block-words.ts';
import type { UsersService } from '../../users/users.service.ts';
import type { CodeProof } from '../codes/code-proof.ts';
import { isVerified, takeVerified } from '../codes/codes.repository.ts';
import { provesIdentifier, type Tickets } from '../google/tickets.ts';
import type { GuessLimits } from '../guesses/guess-limits.ts';
import { insertIdentifier, storePassword } from '../identifiers/accounts.repository.ts';
import { channelOf, parseIdentifier } from '../identifiers/identifier.ts';
import { findOpenInvite, takeInvite } from '../invites/invites.repository.ts';
import type { Origin } from '../origin.ts';
import type { Passwords } from '../password/password.ts';
import type { Secrets } from '../secrets.ts';
import type { Admit } from '../sessions/admission.ts';
import { deviceOf, type Sessions } from '../sessions/sessions.service.ts';
import { parseRegistration, parseRegistrationSettings } from './registration.rules.ts';

/** From a right code to an account. */
export interface RegistrationService {
  settings(tenant: Tenant): Promise<{ social_account: SocialAccountSetting }>;
  /**
   * A right code logs in where it leads to an account.
   * @throws api.invalid_code, api.expired_code, api.forbidden where it leads to none while nobody may register
   */
  check(
    tenant: Tenant,
    input: BodyOf<'POST /api/v1/verification/check'>,
    origin: Origin,
  ): Promise<ResultOf<'POST /api/v1/verification/check'>>;
  /**
   * @throws api.expired_code without a fresh verification, api.forbidden while nobody may register, api.validation,
   * api.block_word, api.data_exists, api.invalid_invite_code
   */
  register(tenant: Tenant, input: BodyOf<'POST /api/v1/register'>, origin: Origin): Promise<Tokens>;
}

interface Parts {
  users: UsersService;
  admit: Admit;
  proof: CodeProof;
  guesses: GuessLimits;
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
  const identifier = await parseIdentifier(input);
  const ticket = await tickets.find(tenant, input);
  if (ticket && !provesIdentifier(ticket, identifier)) throw new ApiError('api.invalid_data');
  const typed = { identifier, code: input.code, deviceId: input.device_id, address: origin.address };
  const checked = await proof(tenant, typed, async (trx, account) => {
    if (ticket) await tickets.link(trx, ticket, account.user_id);
    const session = { channel: channelOf(identifier), device: deviceOf(input, origin) };
    return { op_type: 'login' as const, ...(await admit(tenant.brand.id, trx, account, session)) };
  });
  // Said now, after a right code, and not once they have filled in a form.
  if (checked.op_type === 'register') required((await settingsOf(tenant)).isOpen, 'api.forbidden');
  return checked;
};

interface Invitation {
  /** The person whose own code it is. */
  invitedBy?: string | undefined;
  /** The code of operators that it is. */
  cameBy?: string | undefined;
}

/**
 * @throws api.invalid_invite_code for one that is nobody's, or lets nobody in any more: that is not told apart;
 *   api.too_frequent for who tries many
 */
const invitationOf = async (
  { guesses, users }: Parts,
  tenant: Tenant,
  code: string,
  from: { deviceId: string; address: Origin['address'] },
): Promise<Invitation> => {
  if (code === '') return {};
  const guess = await guesses.count(tenant, { what: 'invite', ...from });
  const cameBy = await findOpenInvite(tenant.db, code);
  const invitation = cameBy === undefined ? { invitedBy: await users.inviter(tenant, code) } : { cameBy };
  await guess.takeBack();
  return invitation;
};

const register = async (
  parts: Parts,
  tenant: Tenant,
  input: BodyOf<'POST /api/v1/register'>,
  origin: Origin,
): Promise<Tokens> => {
  const { users, sessions, passwords, secrets, tickets } = parts;
  const identifier = await parseIdentifier(input);
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
  const { invitedBy, cameBy } = await invitationOf(parts, tenant, inviteCode, {
    deviceId: input.device_id,
    address: origin.address,
  });
  const hash = password === '' ? undefined : await passwords.hash(password);
  const tokens = await db.transaction().execute(async (trx) => {
    // Whoever registers it, no other device may do so afterwards.
    const proofs = await takeVerified(trx, identifier);
    if (!isProvedByTicket && !proofs.some((proof) => proof.equals(device)))
      throw new ApiError('api.expired_code');
    const country = identifier.country ?? brand.config.country;
    const user = await users.create(trx, { ...profile, country, invitedBy, cameBy });
    if (!(await insertIdentifier(trx, identifier, user.id))) throw new ApiError('api.data_exists');
    if (hash !== undefined) await storePassword(trx, user.id, hash);
    if (ticket) await tickets.link(trx, ticket, user.id);
    // Late: who else registers with it waits for this transaction.
    if (cameBy && !(await takeInvite(trx, cameBy))) throw new ApiError('api.invalid_invite_code');
    const channel = ticket ? LoginChannel.GOOGLE : channelOf(identifier);
    return sessions.open(brand.id, trx, { userId: user.id, channel, device: deviceOf(input, origin) });
  });
  publishVital('happened', { brand: brand.id, kind: 'sign_up', count: 1 });
  return tokens;
};
