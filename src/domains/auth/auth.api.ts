import type { LoginMode } from '@livery/contract';
import type { HttpCalls, ResultOf } from '../../lib/http/call.ts';
import { deviceId } from './device.ts';

/** Who wants in: an e-mail address, or a phone number as dial code + national digits. */
export interface Identifier {
  mode: LoginMode;
  country?: string;
  phone?: string;
  email?: string;
  /** Links the Google account that was proved by it: once, with a login, a code or a registration. */
  oauth_ticket?: string;
}

export interface Registration extends Identifier {
  username: string;
  password: string;
  nickname: string;
  social_account: string;
  invite_code: string;
}

export type CheckedCode = ResultOf<'POST /api/v1/verification/check'>;

/** What allows a new security password: the login password for the first, the old one or a fresh code for a later. */
export type SecurityProof = { password: string } | { old_code: string } | { code: string; mode: LoginMode };

/** Sent by a guest, who shows every failure in the form's place (product.md section 8). */
const ENTERING = { claims: 'all', anonymous: true } as const;
const OWN = { claims: 'all' } as const;

const device = async () => ({ device_type: 'web', device_id: await deviceId() });

/** Calls of sign-up and login (product.md section 7). The screens show failures in their place. */
export const authApi = (http: HttpCalls) => ({
  checkCode: async (identifier: Identifier, code: string) =>
    http.call('POST /api/v1/verification/check', {
      body: { ...identifier, code, ...(await device()) },
      ...ENTERING,
    }),
  registerSettings: () => http.call('GET /api/v1/register', ENTERING),
  register: async (registration: Registration) =>
    http.call('POST /api/v1/register', { body: { ...registration, ...(await device()) }, ...ENTERING }),
  login: async (identifier: Identifier, password: string) =>
    http.call('POST /api/v1/login', {
      body: { ...identifier, password, grant_type: 'password', ...(await device()) },
      ...ENTERING,
    }),
  refresh: (refreshToken: string) =>
    http.call('POST /api/v1/token/refresh', {
      body: { refresh_token: refreshToken },
      background: true,
      anonymous: true,
    }),
  recover: async (identifier: Identifier, code: string) =>
    http.call('POST /api/v2/recovery', { body: { ...identifier, code, ...(await device()) }, ...ENTERING }),
  /** With the token of `recover`; without one it is the session's first password. */
  resetPassword: (password: string, token: string | undefined) =>
    http.call('POST /api/v1/users/password/reset', { body: { password }, token, ...OWN }),
  changePassword: (old: string, password: string) =>
    http.call('POST /api/v1/users/password', { body: { old_password: old, password }, ...OWN }),
  setSecurityCode: (code: string, proof: SecurityProof) =>
    http.call('POST /api/v1/users/security-code', { body: { security_code: code, ...proof }, ...OWN }),
  deleteAccount: (password: string) => http.call('DELETE /api/v1/users/me', { body: { password }, ...OWN }),
  logout: () => http.call('POST /api/v1/logout', { background: true }),
});

export type AuthApi = ReturnType<typeof authApi>;
