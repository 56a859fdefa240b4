import { Type } from 'typebox';
import { Tokens } from './auth.ts';
import { device, deviceType, text } from './auth-fields.ts';
import { calls } from './call.ts';

/** Somebody new to the brand, or somebody whose address leads to an account: goes on at the registration. */
const GoogleRegistration = Type.Object({
  op_type: Type.Literal('register'),
  /** What `register`, `login` and the check of a code take, once, within 30 minutes, on this device. */
  oauth_ticket: Type.String(),
  /** The address that Google verified, or `''`. */
  email: Type.String(),
  nickname: Type.String(),
  /** The address leads to an account, which links after its password or a code. */
  account_exists: Type.Boolean(),
});

export const googleCalls = calls({
  /** `api.forbidden` while the brand has no client id. @assumed */
  'GET /api/v2/oauth/google': {
    access: 'open',
    summary: 'Where signing in with Google begins',
    result: Type.Object({ client_id: Type.String(), authorization_endpoint: Type.String() }),
    errors: ['api.forbidden'],
  },
  /**
   * `token` is the authorization code, with its `code_verifier` and `redirect_uri`, or an ID token. The fields but
   * `token`, `device_type` and `device_id` are `@assumed`.
   */
  'POST /api/v2/oauth/google': {
    access: 'open',
    summary: 'Sign in with Google',
    body: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 8192 }),
      code_verifier: Type.Optional(text(128)),
      redirect_uri: Type.Optional(text(500)),
      nonce: Type.String({ minLength: 16, maxLength: 128 }),
      ...device,
      ...deviceType,
    }),
    result: Type.Union([
      Type.Object({ op_type: Type.Literal('login'), ...Tokens.properties }),
      GoogleRegistration,
    ]),
    errors: ['api.account_banned', 'api.forbidden', 'api.invalid_data'],
  },
});
