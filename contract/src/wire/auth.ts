import { type Static, Type } from 'typebox';
import { LOGIN_MODES, LoginChannel, SocialAccountSetting, VerifiedStatus } from '../enums.ts';
import { device, deviceType, identifier, text, ticket } from './auth-fields.ts';
import { calls, Nothing, OneOf, OneOfNumbers, Page, Time } from './call.ts';
import { IdParams } from './ids.ts';

export const Tokens = Type.Object({ access_token: Type.String(), refresh_token: Type.String() });
export type Tokens = Static<typeof Tokens>;

const password = Type.String({ minLength: 1, maxLength: 200 });

/** One device on which the user is signed in. @assumed */
export const Session = Type.Object({
  id: Type.String(),
  /** The one that asks. */
  current: Type.Boolean(),
  channel: OneOfNumbers(LoginChannel),
  device_type: Type.String(),
  /** What the browser calls itself. */
  agent: Type.String(),
  create_at: Time,
  active_at: Time,
});
export type Session = Static<typeof Session>;

export const authCalls = calls({
  'POST /api/v3/verification': {
    access: 'open',
    summary: 'Send a verification code',
    body: Type.Object({
      ...identifier,
      ...device,
      lang: Type.Optional(text(16)),
      lot_number: Type.Optional(text(256)),
      captcha_output: Type.Optional(text(4096)),
      pass_token: Type.Optional(text(1024)),
      gen_time: Type.Optional(text(32)),
    }),
    result: Type.Object({ verified_status: OneOfNumbers(VerifiedStatus) }),
    errors: ['api.invalid_phone', 'api.too_frequent'],
  },
  'GET /api/v1/verification': {
    access: 'open',
    summary: 'Whether sending a code asks for a captcha',
    result: Type.Object({ geetest_status: Type.Boolean() }),
  },
  'POST /api/v1/verification/check': {
    access: 'open',
    summary: 'Check a code: leads to registration, or logs in',
    body: Type.Object({ ...identifier, ...device, ...deviceType, ...ticket, code: text(32) }),
    result: Type.Union([
      Type.Object({ op_type: Type.Literal('register') }),
      Type.Object({ op_type: Type.Literal('login'), ...Tokens.properties }),
    ]),
    errors: [
      'api.account_banned',
      'api.invalid_code',
      'api.expired_code',
      'api.forbidden',
      'api.invalid_data',
      'api.invalid_phone',
      'api.too_frequent',
    ],
  },
  /** An identifier without an account returns `register` after a right code. @assumed */
  'POST /api/v2/recovery': {
    access: 'open',
    summary: 'Check a code of someone who forgot the password; the token opens the reset of it alone',
    body: Type.Object({ ...identifier, ...device, ...deviceType, code: text(32) }),
    result: Type.Union([
      Type.Object({ op_type: Type.Literal('recovery'), access_token: Type.String() }),
      Type.Object({ op_type: Type.Literal('register') }),
    ]),
    errors: ['api.invalid_code', 'api.expired_code', 'api.invalid_phone', 'api.too_frequent'],
  },
  /** With a token of `recover`, or by a user who has no password yet. */
  'POST /api/v1/users/password/reset': {
    access: 'reset',
    summary: 'Set a new password; sessions end',
    body: Type.Object({ password }),
    result: Nothing,
  },
  'POST /api/v1/users/password': {
    access: 'user',
    summary: 'Change the password; all other sessions end',
    body: Type.Object({ old_password: password, password }),
    result: Nothing,
    errors: ['api.invalid_old_password'],
  },
  /**
   * The first one asks for `password` or a fresh `code`; a change for `old_code`; a forgotten one for a fresh `code`
   * sent to the identifier of `mode`, after which withdrawals wait a day. @assumed
   */
  'POST /api/v1/users/security-code': {
    access: 'user',
    summary: 'Set, change or reset the security password',
    body: Type.Object({
      security_code: text(32),
      old_code: Type.Optional(text(32)),
      password: Type.Optional(text(200)),
      code: Type.Optional(text(32)),
      mode: Type.Optional(OneOf(LOGIN_MODES)),
    }),
    result: Nothing,
    errors: ['api.invalid_code', 'api.expired_code', 'api.invalid_old_code', 'api.invalid_old_password'],
  },
  /** @assumed */
  'GET /api/v1/users/sessions': {
    access: 'user',
    summary: 'Where the user is signed in, latest activity first',
    result: Page(Session),
  },
  /** @assumed */
  'DELETE /api/v1/users/sessions/:id': {
    access: 'user',
    summary: 'Sign a session out from afar',
    params: IdParams,
    result: Nothing,
  },
  /** Asks for `password`, or of someone without one for a fresh `code`; logging in within 30 days takes it back. @assumed */
  'DELETE /api/v1/users/me': {
    access: 'user',
    summary: 'Delete the account',
    body: Type.Object({
      password: Type.Optional(text(200)),
      code: Type.Optional(text(32)),
      mode: Type.Optional(OneOf(LOGIN_MODES)),
    }),
    result: Nothing,
    errors: ['api.invalid_old_password', 'api.invalid_code', 'api.expired_code'],
  },
  'GET /api/v1/register': {
    access: 'open',
    summary: 'What registration asks for',
    result: Type.Object({ social_account: OneOfNumbers(SocialAccountSetting) }),
  },
  'POST /api/v1/register': {
    access: 'open',
    summary: 'Create an account for a verified identifier',
    body: Type.Object({
      ...identifier,
      ...device,
      ...deviceType,
      ...ticket,
      username: text(64),
      /** May be empty with an `oauth_ticket`. */
      password: text(64),
      nickname: text(120),
      social_account: Type.Optional(text(64)),
      invite_code: Type.Optional(text(32)),
      /** Somebody says to be old enough: needed where the brand has a `minimum_age`. @assumed */
      of_age: Type.Optional(Type.Boolean()),
    }),
    result: Tokens,
    errors: [
      'api.block_word',
      'api.data_exists',
      'api.expired_code',
      'api.forbidden',
      'api.invalid_data',
      'api.invalid_invite_code',
      'api.invalid_phone',
      'api.too_frequent',
    ],
  },
  'POST /api/v1/login': {
    access: 'open',
    summary: 'Log in by password',
    body: Type.Object({
      ...identifier,
      ...device,
      ...deviceType,
      ...ticket,
      password: Type.String({ minLength: 1, maxLength: 200 }),
      grant_type: Type.Literal('password'),
    }),
    result: Tokens,
    errors: [
      'api.account_banned',
      'api.unauthorized',
      'api.invalid_data',
      'api.invalid_phone',
      'api.too_frequent',
    ],
  },
  /** @assumed */
  'POST /api/v1/token/refresh': {
    access: 'open',
    summary: 'Rotate the refresh token',
    body: Type.Object({ refresh_token: text(200) }),
    result: Tokens,
    errors: ['api.account_banned', 'api.unauthorized'],
  },
  'POST /api/v1/logout': {
    access: 'user',
    summary: 'End this session',
    result: Nothing,
  },
});
