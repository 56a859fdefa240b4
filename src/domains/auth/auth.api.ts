import type { LoginMode, OpType, Session, SocialAccountSetting, Tokens } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';
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

export interface CheckedCode extends Partial<Tokens> {
  op_type: OpType;
}

/** What allows a new security password: the login password for the first, the old one or a fresh code for a later. */
export type SecurityProof = { password: string } | { old_code: string } | { code: string; mode: LoginMode };

const DEVICE_TYPE = 'web';

/** Calls of sign-up and login (product.md section 7). The screens show failures in their place. */
export const authApi = (http: Http) => {
  const send = async <Result>(path: string, fields: object): Promise<Result> =>
    http.post<Result>(path, { ...fields, device_id: await deviceId() }, { quiet: true, anonymous: true });
  return {
    checkCode: (identifier: Identifier, code: string) =>
      send<CheckedCode>('/api/v1/verification/check', { ...identifier, code, device_type: DEVICE_TYPE }),
    registerSettings: () =>
      http.get<{ social_account: SocialAccountSetting }>('/api/v1/register', {
        quiet: true,
        anonymous: true,
      }),
    register: (registration: Registration) =>
      send<Tokens>('/api/v1/register', { ...registration, device_type: DEVICE_TYPE }),
    login: (identifier: Identifier, password: string) =>
      send<Tokens>('/api/v1/login', {
        ...identifier,
        password,
        grant_type: 'password',
        device_type: DEVICE_TYPE,
      }),
    refresh: (refreshToken: string) =>
      http.post<Tokens>(
        '/api/v1/token/refresh',
        { refresh_token: refreshToken },
        { quiet: true, anonymous: true },
      ),
    recover: (identifier: Identifier, code: string) =>
      send<{ op_type: OpType; access_token?: string }>('/api/v2/recovery', {
        ...identifier,
        code,
        device_type: DEVICE_TYPE,
      }),
    /** With the token of `recover`; without one it is the session's first password. */
    resetPassword: (password: string, token: string | undefined) =>
      http.post('/api/v1/users/password/reset', { password }, { quiet: true, token }),
    changePassword: (old: string, password: string) =>
      http.post('/api/v1/users/password', { old_password: old, password }, { quiet: true }),
    setSecurityCode: (code: string, proof: SecurityProof) =>
      http.post('/api/v1/users/security-code', { security_code: code, ...proof }, { quiet: true }),
    sessions: () => http.get<{ list: Session[] }>('/api/v1/users/sessions', { quiet: true }),
    endSession: (id: string) =>
      http.delete(`/api/v1/users/sessions/${encodeURIComponent(id)}`, { quiet: true }),
    deleteAccount: (password: string) => http.delete('/api/v1/users/me', { body: { password }, quiet: true }),
    logout: () => http.post('/api/v1/logout', {}, { quiet: true }),
  };
};

export type AuthApi = ReturnType<typeof authApi>;
