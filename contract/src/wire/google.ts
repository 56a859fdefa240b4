import { Type } from 'typebox';
import { OP_TYPES } from '../enums.ts';
import { device, deviceType, text } from './auth-fields.ts';
import { call, OneOf } from './call.ts';

/** `api.forbidden` while the brand has no client id. @assumed */
export const settings = call({
  method: 'GET',
  path: '/api/v2/oauth/google',
  access: 'open',
  summary: 'Where signing in with Google begins',
  result: Type.Object({ client_id: Type.String(), authorization_endpoint: Type.String() }),
});

/**
 * `token` is the authorization code, with its `code_verifier` and `redirect_uri`, or an ID token. The fields but
 * `token`, `device_type` and `device_id` are `@assumed`.
 */
export const signIn = call({
  method: 'POST',
  path: '/api/v2/oauth/google',
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
  result: Type.Object({
    op_type: OneOf(OP_TYPES),
    access_token: Type.Optional(Type.String()),
    refresh_token: Type.Optional(Type.String()),
    /** With `register`: what `register`, `login` or `checkCode` take, once, within 30 minutes, on this device. */
    oauth_ticket: Type.Optional(Type.String()),
    /** With `register`: the address that Google verified, or `''`. */
    email: Type.Optional(Type.String()),
    nickname: Type.Optional(Type.String()),
    /** With `register`: the address leads to an account, which links after its password or a code. */
    account_exists: Type.Optional(Type.Boolean()),
  }),
});
