import type { ErrorCode } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';
import { DOMAIN_ERRORS } from '@livery/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorMessage } from '../../infra/http/error-texts.ts';
import { bucketOf } from '../../infra/ids.ts';
import { expectRefusal, posting, type Refusal } from '../../testing/refusals.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { newcomer, post, sendCode, verified, wrongOf } from './auth.testing.ts';

/** Every (code, path) that an accounts call raises is raised here, and says what it should in both languages. */
let app: TestApp;
let me: TestPerson;
let other: TestPerson;
let resetToken: string;
const qr: Record<'fresh' | 'scanned' | 'over', string> = { fresh: '', scanned: '', over: '' };
const proved = newcomer();
const waiting = newcomer();
const expired = newcomer();

const DEVICE = 'device-of-errors';
const newQr = async () =>
  (await post(app, '/api/v1/login/qrcode', { device_id: DEVICE })).result.passcode as string;
const forgetLimits = () => app.db().deleteFrom('rate_limits').execute();

beforeAll(async () => {
  app = await startTestApp();
  [me, other] = [await app.signUp(), await app.signUp()];
  await verified(app, proved);
  await sendCode(app, expired);
  await sql`update brand_aurora.codes set expires_at = now() where value = ${expired.email}`.execute(
    app.db(),
  );
  await forgetLimits();
  const own = { mode: 'email', email: other.email, device_id: DEVICE };
  await sendCode(app, own);
  const recovered = await post(app, '/api/v2/recovery', { ...own, code: app.codeFor(other.email) });
  resetToken = recovered.result.access_token;
  [qr.fresh, qr.scanned, qr.over] = [await newQr(), await newQr(), await newQr()];
  const scan = { method: 'POST', url: '/api/v1/login/qrcode/scan', token: other.access } as const;
  await app.call({ ...scan, body: { passcode: qr.over } });
  await sql`update brand_aurora.qr_logins set expires_at = now()`.execute(app.db());
  [qr.fresh, qr.scanned] = [await newQr(), await newQr()];
  await app.call({ ...scan, body: { passcode: qr.scanned } });
  const id = 'groupofother';
  const group = { bucket: bucketOf(id), id, type: 2, name: 'g', owner_id: other.id, last_message_id: null };
  await app.db().insertInto('groups').values(group).execute();
  const code = { method: 'POST', url: '/api/v1/users/security-code', token: other.access } as const;
  await app.call({ ...code, body: { security_code: '274916', password: other.password } });
  await forgetLimits();
  await sendCode(app, waiting);
});
afterAll(() => app.stop());

const mine = () => me.access;
const theirs = () => other.access;
const ticket = { oauth_ticket: 'of-nobody' };
const account = { username: 'someone1', password: 'Blue7whale', nickname: 'Some One' };
const grant = { grant_type: 'password', password: 'Wrong5word' };
const badMail = { mode: 'email', email: 'nobody', device_id: DEVICE };
const badPhone = { mode: 'phone', country: 'CN', phone: '861', device_id: DEVICE };
const CASES: Refusal[] = [
  ['/api/v3/verification', 'api.validation', posting(() => badMail)],
  ['/api/v3/verification', 'api.invalid_phone', posting(() => badPhone)],
  ['/api/v3/verification', 'api.too_frequent', posting(() => ({ ...waiting, device_id: 'second-device' }))],
  ['/api/v1/verification/check', 'api.validation', posting(() => ({ ...badMail, code: '123456' }))],
  ['/api/v1/verification/check', 'api.invalid_phone', posting(() => ({ ...badPhone, code: '123456' }))],
  ['/api/v1/verification/check', 'api.invalid_code', posting(() => ({ ...newcomer(), code: '123456' }))],
  ['/api/v1/verification/check', 'api.expired_code', posting(() => ({ ...expired, code: '123456' }))],
  ['/api/v1/verification/check', 'api.invalid_data', posting(() => ({ ...waiting, code: '1', ...ticket }))],
  ['/api/v2/recovery', 'api.validation', posting(() => ({ ...badMail, code: '123456' }))],
  ['/api/v2/recovery', 'api.invalid_phone', posting(() => ({ ...badPhone, code: '123456' }))],
  [
    '/api/v2/recovery',
    'api.invalid_code',
    posting(() => ({ ...waiting, code: wrongOf(app.codeFor(waiting.email)) })),
  ],
  ['/api/v2/recovery', 'api.expired_code', posting(() => ({ ...expired, code: '123456' }))],
  ['/api/v1/register', 'api.validation', posting(() => ({ ...proved, ...account, username: 'x' }))],
  ['/api/v1/register', 'api.invalid_phone', posting(() => ({ ...badPhone, ...account }))],
  ['/api/v1/register', 'api.expired_code', posting(() => ({ ...newcomer(), ...account }))],
  ['/api/v1/register', 'api.data_exists', posting(() => ({ ...proved, ...account, username: me.username }))],
  [
    '/api/v1/register',
    'api.invalid_invite_code',
    posting(() => ({ ...proved, ...account, invite_code: 'zz99' })),
  ],
  ['/api/v1/register', 'api.block_word', posting(() => ({ ...proved, ...account, nickname: 'Official' }))],
  ['/api/v1/register', 'api.invalid_data', posting(() => ({ ...proved, ...account, ...ticket }))],
  ['/api/v1/login', 'api.validation', posting(() => ({ ...badMail, ...grant }))],
  ['/api/v1/login', 'api.invalid_phone', posting(() => ({ ...badPhone, ...grant }))],
  ['/api/v1/login', 'api.unauthorized', posting(() => ({ ...newcomer(), ...grant })), 400],
  ['/api/v1/login', 'api.invalid_data', posting(() => ({ ...newcomer(), ...grant, ...ticket }))],
  ['/api/v1/token/refresh', 'api.unauthorized', posting(() => ({ refresh_token: 'x'.repeat(64) }))],
  ['/api/v1/logout', 'api.unauthorized', posting(() => ({}))],
  ['/api/v1/users/password/reset', 'api.unauthorized', posting(() => ({ password: 'Blue7whale' }))],
  ['/api/v1/users/password/reset', 'api.forbidden', posting(() => ({ password: 'Blue7whale' }), mine)],
  [
    '/api/v1/users/password/reset',
    'api.validation',
    posting(
      () => ({ password: 'x' }),
      () => resetToken,
    ),
  ],
  ['/api/v1/users/password', 'api.unauthorized', posting(() => ({ old_password: 'x', password: 'y' }))],
  [
    '/api/v1/users/password',
    'api.forbidden',
    posting(
      () => ({ old_password: 'x', password: 'y' }),
      () => resetToken,
    ),
  ],
  ['/api/v1/users/password', 'api.validation', posting(() => ({ old_password: 'x', password: 'y' }), mine)],
  [
    '/api/v1/users/password',
    'api.invalid_old_password',
    posting(() => ({ old_password: 'x', password: 'Blue7whale' }), mine),
  ],
  ['/api/v1/users/security-code', 'api.unauthorized', posting(() => ({ security_code: '274916' }))],
  ['/api/v1/users/security-code', 'api.validation', posting(() => ({ security_code: '111111' }), mine)],
  [
    '/api/v1/users/security-code',
    'api.invalid_old_password',
    posting(() => ({ security_code: '274916', password: 'x' }), mine),
  ],
  [
    '/api/v1/users/security-code',
    'api.invalid_code',
    posting(() => ({ security_code: '274916', code: '123456' }), mine),
  ],
  [
    '/api/v1/users/security-code',
    'api.invalid_old_code',
    posting(() => ({ security_code: '274916', old_code: '1' }), theirs),
  ],
  ['/api/v1/users/sessions', 'api.unauthorized', () => ({})],
  [
    '/api/v1/users/sessions/:id',
    'api.unauthorized',
    () => ({ method: 'DELETE', url: '/api/v1/users/sessions/x' }),
  ],
  [
    '/api/v1/users/sessions/:id',
    'api.not_found',
    () => ({ method: 'DELETE', url: '/api/v1/users/sessions/x', token: me.access }),
  ],
  ['/api/v1/users/me', 'api.unauthorized', () => ({})],
  ['/api/v1/users/me', 'api.validation', () => ({ method: 'DELETE', token: me.access, body: {} })],
  [
    '/api/v1/users/me',
    'api.invalid_old_password',
    () => ({ method: 'DELETE', token: me.access, body: { password: 'x' } }),
  ],
  [
    '/api/v1/users/me',
    'api.forbidden',
    () => ({ method: 'DELETE', token: other.access, body: { password: other.password } }),
  ],
  ['/api/v1/login/qrcode', 'api.validation', posting(() => ({}))],
  ['/api/v1/login/qrcode/scan', 'api.unauthorized', posting(() => ({ passcode: 'x' }))],
  ['/api/v1/login/qrcode/scan', 'api.invalid_passcode', posting(() => ({ passcode: 'x' }), mine)],
  ['/api/v1/login/qrcode/scan', 'api.invalid_data', posting(() => ({ passcode: qr.scanned }), mine)],
  ['/api/v1/login/qrcode/scan', 'api.forbidden', posting(() => ({ passcode: qr.over }), mine)],
  ['/api/v1/login/qrcode/validate', 'api.unauthorized', posting(() => ({ passcode: 'x', accept: true }))],
  [
    '/api/v1/login/qrcode/validate',
    'api.invalid_passcode',
    posting(() => ({ passcode: 'x', accept: true }), mine),
  ],
  [
    '/api/v1/login/qrcode/validate',
    'api.invalid_data',
    posting(() => ({ passcode: qr.fresh, accept: true }), mine),
  ],
  [
    '/api/v1/login/qrcode/validate',
    'api.forbidden',
    posting(() => ({ passcode: qr.over, accept: true }), theirs),
  ],
  ['/api/v1/web/login', 'api.validation', posting(() => ({ passcode: 'x' }))],
  ['/api/v1/web/login', 'api.invalid_passcode', posting(() => ({ passcode: 'x', device_id: DEVICE }))],
  [
    '/api/v1/web/login',
    'api.invalid_device_id',
    posting(() => ({ passcode: qr.fresh, device_id: 'another-device' })),
  ],
  ['/api/v2/oauth/google', 'api.forbidden', () => ({})],
  ['/api/v2/oauth/google', 'api.validation', posting(() => ({}))],
  [
    '/api/v2/oauth/google',
    'api.forbidden',
    posting(() => ({ token: 'x', nonce: 'n'.repeat(16), device_id: DEVICE })),
  ],
];

test.each(CASES)('%s raises %s in both languages', (...refusal) => expectRefusal(app, refusal));

/** With a provider: google.test.ts, and payment.errors.test.ts; profiles and avatars: users.errors.test.ts; too many wrong passwords: guesses.test.ts; who is kept out: operators/people; while registration is closed: registration.test.ts. */
const ELSEWHERE =
  /oauth\/google api\.invalid_data$|users\/binding\/wellpay |users\/avatar |users\/me api\.(db_)?unknown$|v1\/login api\.too_frequent$|token\/refresh api\.account_banned$|(verification\/check|v1\/register) api\.forbidden$/;
/** Section 8 has them for QR login; this server refuses these with another code, or not at all. */
const NEVER_RAISED = new Set([
  'POST /api/v1/login/qrcode api.invalid_device_id',
  'POST /api/v1/login/qrcode api.invalid_data',
  'POST /api/v1/login/qrcode api.forbidden',
  'POST /api/v1/login/qrcode/scan api.invalid_device_id',
  'POST /api/v1/login/qrcode/validate api.invalid_device_id',
  'POST /api/v1/web/login api.invalid_data',
]);

test('no text of a call of accounts stands without its case', () => {
  const raised = new Set(
    CASES.map(([path, code, request]) => `${request().method ?? 'GET'} ${path} ${code}`),
  );
  const rows = DOMAIN_ERRORS.flatMap(({ calls }) =>
    Object.entries(calls).flatMap(([call, codes]) => Object.keys(codes).map((code) => `${call} ${code}`)),
  );
  const isAccounts = /^[A-Z]+ \/api\/v\d\/(login|register|recovery|verification|users|oauth|web|token)/;
  const missing = rows.filter((row) => isAccounts.test(row) && !ELSEWHERE.test(row));
  expect(missing.filter((row) => !raised.has(row) && !NEVER_RAISED.has(row))).toEqual([]);
  expect([...NEVER_RAISED].filter((row) => raised.has(row))).toEqual([]);
});

test('what stands in the words of section 8 says so', () => {
  const text = (call: CallName, code: ErrorCode) => errorMessage(call, code, { locale: 'en' });
  expect(text('POST /api/v1/verification/check', 'api.invalid_code')).toBe('Incorrect OTP');
  expect(text('POST /api/v2/recovery', 'api.invalid_code')).toBe('Incorrect OTP');
  expect(text('POST /api/v1/users/security-code', 'api.invalid_code')).toBe('Invalid mobile number or OTP');
  expect(text('POST /api/v1/register', 'api.data_exists')).toBe('Account ID already exists');
  expect(text('POST /api/v1/users/password', 'api.invalid_old_password')).toBe('Incorrect old password');
  expect(text('GET /api/v1/users/me', 'api.unauthorized')).toBe('Please log in again');
  expect(text('POST /api/v1/login/qrcode/scan', 'api.forbidden')).toBe('QR code expired');
});
