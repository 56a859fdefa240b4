import type { CallName } from '../calls.ts';
import { alert, at, type ErrorRows, joined, pass, toast, unknownAt } from './row.ts';

/** The device that scans. */
const SCAN: readonly CallName[] = ['POST /api/v1/login/qrcode/scan', 'POST /api/v1/login/qrcode/validate'];
const QR_CODE: readonly CallName[] = ['POST /api/v1/login/qrcode', ...SCAN];
const QR_LOGIN: readonly CallName[] = [...QR_CODE, 'POST /api/v1/web/login'];
const TAKES_TICKET: readonly CallName[] = [
  'POST /api/v1/login',
  'POST /api/v1/verification/check',
  'POST /api/v1/register',
];
const ME: readonly CallName[] = [
  'GET /api/v1/users/me',
  'PUT /api/v1/users/me',
  'PUT /api/v2/users/me',
  'DELETE /api/v1/users/me',
];

/** Codes, passwords, sessions, devices. */
export const accountsErrors: ErrorRows = {
  everywhere: {
    'api.invalid_code': alert('error.invalid_code'),
    'api.expired_code': alert('error.expired_code'),
    'api.data_exists': alert('error.username_taken'),
    'api.invalid_invite_code': alert('error.invalid_invite_code'),
    'api.invalid_share_code': alert('error.invalid_invite_code'),
    'api.invalid_old_password': alert('error.wrong_old_password'),
    'api.invalid_phone': alert('error.invalid_phone'),
    'api.unauthorized': alert('error.log_in_again'),
    'api.account_banned': pass('error.account_banned', 'error.account_closed'),
    'api.outdated_version': alert('error.outdated_version'),
    'api.invalid_device_id': alert('error.invalid_device'),
    'api.invalid_data': toast('error.data_invalid'),
    'api.invalid_passcode': alert('error.qr_passcode'),
  },
  calls: joined(
    at(['POST /api/v1/verification/check', 'POST /api/v2/recovery'], {
      'api.invalid_code': alert('error.wrong_code'),
    }),
    // Whoever is signed in reads it wherever they are.
    at(['POST /api/v1/token/refresh'], {
      'api.account_banned': alert('error.account_banned', 'error.account_closed'),
    }),
    at(['POST /api/v3/verification'], { 'api.too_frequent': alert('error.code_too_frequent') }),
    at(TAKES_TICKET, { 'api.invalid_data': alert('error.google_link_lost') }),
    at(['POST /api/v1/login'], {
      'api.unauthorized': pass('error.wrong_login'),
      'api.too_frequent': alert('error.login_too_frequent'),
    }),
    at(['POST /api/v1/verification/check', 'POST /api/v1/register'], {
      'api.forbidden': alert('error.registration_closed'),
    }),
    at(['POST /api/v1/register'], { 'api.expired_code': alert('error.code_again') }),
    at(['POST /api/v1/users/password/reset'], { 'api.forbidden': pass('error.verify_first') }),
    at(['POST /api/v1/users/security-code', 'DELETE /api/v1/users/me'], {
      'api.invalid_old_password': alert('error.wrong_login_password'),
    }),
    at(['DELETE /api/v1/users/me'], { 'api.forbidden': pass('error.account_in_use') }),
    at(['DELETE /api/v1/users/sessions/:id'], { 'api.not_found': toast('error.session_gone') }),
    at(['POST /api/v1/users/avatar'], {
      'api.validation': toast('error.avatar_size'),
      'api.unsupported_type': toast('error.avatar_type'),
      'api.too_large': toast('error.avatar_large'),
    }),
    at(QR_LOGIN, {
      'api.invalid_device_id': alert('error.qr_device'),
      'api.invalid_data': alert('error.qr_scan'),
    }),
    at(QR_CODE, { 'api.forbidden': alert('error.qr_expired') }),
    at(['GET /api/v2/oauth/google', 'POST /api/v2/oauth/google'], {
      'api.forbidden': pass('error.google_off'),
    }),
    at(['POST /api/v2/oauth/google'], { 'api.invalid_data': alert('error.google_failed') }),
    unknownAt(ME, 'error.me_failed'),
  ),
};
