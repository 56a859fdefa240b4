import { type Tokens, VerifiedStatus } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { createRateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { AuthenticatedCaller, Caller, Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { createCaptchaGuard } from './captcha/captcha-guard.ts';
import { type ClosingHooks, type ClosingService, createClosing } from './closing/closing.service.ts';
import { createCodeProof } from './codes/code-proof.ts';
import { isVerified } from './codes/codes.repository.ts';
import { createCodes } from './codes/codes.service.ts';
import { createFreshCode } from './codes/fresh-code.ts';
import { createGoogle, type GoogleService } from './google/google.service.ts';
import { createTickets, provesIdentifier } from './google/tickets.ts';
import { createGuessLimits } from './guesses/guess-limits.ts';
import { findAccount } from './identifiers/accounts.repository.ts';
import { channelOf, parseIdentifier } from './identifiers/identifier.ts';
import { checkPassword } from './login/login.ts';
import type { Origin } from './origin.ts';
import { createOwnPassword } from './password/own-password.ts';
import { createPasswords } from './password/password.ts';
import { createQr, type QrService } from './qr/qr.service.ts';
import { createRecovery, type RecoveryService } from './recovery/recovery.service.ts';
import { createRegistration, type RegistrationService } from './registration/registration.service.ts';
import { createSecrets } from './secrets.ts';
import { createSecurityCodes, type SecurityCodes } from './security-code/security-codes.service.ts';
import { createAdmission } from './sessions/admission.ts';
import type { ListedSession } from './sessions/sessions.repository.ts';
import { createSessions, deviceOf, type Sessions } from './sessions/sessions.service.ts';

/** Accounts: codes, registration, passwords and sessions (decisions.md section 3). */
export interface AuthService {
  /** Who holds this access token; undefined when nobody does. One indexed query. */
  authenticate(tenant: Tenant, accessToken: string): Promise<AuthenticatedCaller | undefined>;
  /** Whether a session may still be used or refreshed: for sockets that outlive their access token. */
  sessionAlive(tenant: Tenant, sessionId: string): Promise<boolean>;
  /** @throws api.invalid_phone, api.validation, api.too_frequent, api.unavailable */
  sendCode(
    tenant: Tenant,
    input: BodyOf<'POST /api/v3/verification'>,
    origin: Origin,
  ): Promise<VerifiedStatus>;
  registration: RegistrationService;
  recovery: RecoveryService;
  /** The wallet asks `verify` before points leave. */
  securityCodes: SecurityCodes;
  /** @throws api.unauthorized, api.too_frequent */
  login(tenant: Tenant, input: BodyOf<'POST /api/v1/login'>, origin: Origin): Promise<Tokens>;
  /** @throws api.unauthorized */
  refresh(tenant: Tenant, refreshToken: string, address: string): Promise<Tokens>;
  logout(tenant: Tenant, caller: Caller): Promise<void>;
  sessions(tenant: Tenant, caller: Caller): Promise<ListedSession[]>;
  /** @throws api.not_found for a session that is not the caller's */
  endSession(tenant: Tenant, caller: Caller, id: string): Promise<void>;
  /** Forgets sessions that can neither be used nor refreshed any more. */
  removePastSessions(tenant: Tenant): Promise<void>;
  /** Forgets verification codes that are over. */
  removeExpiredCodes(tenant: Tenant): Promise<void>;
  closing: ClosingService;
  /** For what operators do with accounts. */
  revoking: Pick<Sessions, 'revoke' | 'announce'>;
  qr: QrService;
  google: GoogleService;
}

export const createAuthService = (
  infra: Infra,
  { users, closingHooks }: { users: UsersService; closingHooks: ClosingHooks },
): AuthService => {
  const secrets = createSecrets(infra.config.secret);
  const limiter = createRateLimiter();
  const passwords = createPasswords();
  const sessions = createSessions({ ...infra, secrets });
  const guesses = createGuessLimits({ ...infra, limiter, secrets });
  const codes = createCodes({ ...infra, limiter, secrets });
  const proof = createCodeProof({ codes, guesses, secrets });
  const guard = createCaptchaGuard({ ...infra, limiter, secrets });
  const admit = createAdmission({ users, sessions });
  const tickets = createTickets(secrets);
  const freshCode = createFreshCode(codes);
  const own = createOwnPassword({ ...infra, limiter, passwords });
  return {
    authenticate: sessions.authenticate,
    sessionAlive: sessions.alive,
    refresh: sessions.refresh,
    logout: async (tenant, { sessionId, userId }) => {
      await sessions.end(tenant, { id: sessionId, userId });
    },
    sessions: (tenant, { userId }) => sessions.list(tenant, userId),
    endSession: async (tenant, { userId }, id) => {
      if (!(await sessions.end(tenant, { id, userId }))) throw new ApiError('api.not_found');
    },
    removePastSessions: sessions.removePast,
    removeExpiredCodes: codes.removeExpired,
    google: createGoogle({ ...infra, admit, limiter, tickets }),
    qr: createQr({ users, sessions, secrets, limiter }),
    revoking: sessions,
    closing: createClosing({ users, own, freshCode, sessions, hooks: closingHooks }),
    registration: createRegistration({
      ...{ users, admit, proof, guesses, sessions, passwords, secrets, tickets },
    }),
    securityCodes: createSecurityCodes({ freshCode, passwords, secrets, own }),
    recovery: createRecovery({ users, proof, sessions, passwords, own }),
    sendCode: async (tenant, input, origin) => {
      const identifier = await parseIdentifier(input);
      const { brand, db } = tenant;
      const device = secrets.deviceHash(brand.id, input.device_id);
      // Another device may have registered the address while this one proved it: then the proof leads nowhere.
      const isProved = await isVerified(db, identifier, device);
      if (isProved && !(await findAccount(db, identifier))) return VerifiedStatus.VERIFIED;
      await guard(tenant, input, origin.address);
      await codes.send(tenant, { identifier, deviceId: input.device_id, ...origin });
      return VerifiedStatus.SENT;
    },
    login: async (tenant, input, origin) => {
      const identifier = await parseIdentifier(input);
      const ticket = await tickets.find(tenant, input);
      const { password, device_id: deviceId } = input;
      const attempt = { identifier, password, deviceId, address: origin.address };
      const account = await checkPassword({ ...infra, guesses, limiter, passwords }, tenant, attempt);
      const session = { channel: channelOf(identifier), device: deviceOf(input, origin) };
      if (!ticket) return admit(tenant.brand.id, tenant.db, account, session);
      if (!provesIdentifier(ticket, identifier)) throw new ApiError('api.invalid_data');
      return tenant.db.transaction().execute(async (trx) => {
        await tickets.link(trx, ticket, account.user_id);
        return admit(tenant.brand.id, trx, account, session);
      });
    },
  };
};
