import { type Locale, type Tokens, VerifiedStatus } from '@livery/contract';
import type { BodyOf, auth as calls } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { createRateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { createAdmission } from './admission.ts';
import { isVerified } from './codes.repository.ts';
import { createCodes } from './codes.service.ts';
import { channelOf, parseIdentifier } from './identifier.ts';
import { checkPassword } from './login.ts';
import { createOwnPassword } from './own-password.ts';
import { createPasswords } from './password.ts';
import { createRecovery, type RecoveryService } from './recovery.service.ts';
import { createRegistration, type RegistrationService } from './registration.service.ts';
import { createSecrets } from './secrets.ts';
import { createSecurityCodes, type SecurityCodes } from './security-codes.service.ts';
import { createSessions, deviceOf } from './sessions.service.ts';

/** Where a call comes from. */
export interface Origin {
  address: string;
  locale: Locale;
  agent: string;
}

/** Accounts: codes, registration, passwords and sessions (decisions.md section 3). */
export interface AuthService {
  /** Who holds this access token; undefined when nobody does. One indexed query. */
  authenticate(tenant: Tenant, accessToken: string): Promise<Caller | undefined>;
  /** Whether a session may still be used or refreshed: for sockets that outlive their access token. */
  sessionAlive(tenant: Tenant, sessionId: string): Promise<boolean>;
  /** @throws api.invalid_phone, api.validation, api.too_frequent, api.unavailable */
  sendCode(tenant: Tenant, input: BodyOf<typeof calls.sendCode>, origin: Origin): Promise<VerifiedStatus>;
  registration: RegistrationService;
  recovery: RecoveryService;
  /** The wallet asks `verify` before points leave. */
  securityCodes: SecurityCodes;
  /** @throws api.unauthorized, api.too_frequent */
  login(tenant: Tenant, input: BodyOf<typeof calls.login>, origin: Origin): Promise<Tokens>;
  /** @throws api.unauthorized */
  refresh(tenant: Tenant, refreshToken: string): Promise<Tokens>;
  logout(tenant: Tenant, caller: Caller): Promise<void>;
}

export const createAuthService = (infra: Infra, { users }: { users: UsersService }): AuthService => {
  const secrets = createSecrets(infra.config.secret);
  const limiter = createRateLimiter();
  const passwords = createPasswords();
  const sessions = createSessions({ pubsub: infra.pubsub, secrets });
  const codes = createCodes({ ...infra, limiter, secrets });
  const admit = createAdmission({ users, sessions });
  const own = createOwnPassword({ ...infra, limiter, passwords });
  return {
    authenticate: sessions.authenticate,
    sessionAlive: sessions.alive,
    refresh: sessions.refresh,
    logout: (tenant, { sessionId, userId }) => sessions.end(tenant, { id: sessionId, userId }),
    registration: createRegistration({ users, admit, codes, sessions, passwords, secrets }),
    securityCodes: createSecurityCodes({ codes, passwords, secrets, own }),
    recovery: createRecovery({ users, codes, sessions, passwords, secrets, own }),
    sendCode: async (tenant, input, origin) => {
      const identifier = parseIdentifier(input);
      const { brand, db } = tenant;
      const device = secrets.deviceHash(brand.id, input.device_id);
      if (await isVerified(db, identifier, device)) return VerifiedStatus.VERIFIED;
      // Nothing checks a captcha's answer yet: a brand that asks for one sends no codes rather than unguarded ones.
      if (brand.config.features.captcha) throw new ApiError('api.unavailable');
      await codes.send(tenant, { identifier, deviceId: input.device_id, ...origin });
      return VerifiedStatus.SENT;
    },
    login: async (tenant, input, origin) => {
      const identifier = parseIdentifier(input);
      const attempt = { identifier, password: input.password, address: origin.address };
      const account = await checkPassword({ ...infra, limiter, passwords }, tenant, attempt);
      const session = { channel: channelOf(identifier), device: deviceOf(input, origin) };
      return admit(tenant.brand.id, tenant.db, account, session);
    },
  };
};
