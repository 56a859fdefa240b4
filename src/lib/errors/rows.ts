import type { ErrorCode } from '@livery/contract';
import type { MessageId } from '../intl/ids.ts';
import type { CatalogueRow, Display } from './explanation.ts';
import * as at from './paths.ts';

const on = (code: ErrorCode, path: RegExp, display: Display, text: MessageId): CatalogueRow => ({
  code,
  path,
  display,
  text,
});
const everywhere = (code: ErrorCode, display: Display, text: MessageId): CatalogueRow => ({
  code,
  display,
  text,
});
/** The failures that say nothing but where they happened. */
const unknownOn = (path: RegExp, text: MessageId): CatalogueRow[] => [
  on('api.unknown', path, 'toast', text),
  on('api.db_unknown', path, 'toast', text),
];

/** product.md section 8, first fit wins: rows of one code stand from the narrow path to the wide. */
export const rows: readonly CatalogueRow[] = [
  // Posts, their comments and their authors.
  everywhere('api.comment_has_hyperlink', 'alert', 'error.has_link'),
  everywhere('api.comment_not_allowed', 'alert', 'error.comment_not_allowed'),
  on('api.post_audit_rejected', at.SHARE, 'alert', 'error.post_rejected.share'),
  everywhere('api.post_audit_rejected', 'alert', 'error.post_rejected'),
  on('api.post_auditing', at.SHARE, 'alert', 'error.post_auditing.share'),
  everywhere('api.post_auditing', 'alert', 'error.post_auditing'),
  on('api.post_not_exist', at.COMMENTS, 'alert', 'error.post_gone.comment'),
  everywhere('api.post_not_exist', 'alert', 'error.post_gone'),
  on('api.author_deleted', at.POSTS, 'alert', 'error.author_deleted'),
  everywhere('api.author_deleted', 'alert', 'error.account_deleted'),
  on('api.view_permission_denied', at.AUTHORS, 'alert', 'error.view_denied.author'),
  everywhere('api.view_permission_denied', 'alert', 'error.view_denied'),
  everywhere('api.like_list_private', 'toast', 'error.like_list_private'),
  everywhere('api.invalid_user_id', 'toast', 'error.report_failed'),

  // Groups, contacts and messages.
  on('api.too_much', at.ADMINS, 'alert', 'error.admins_full'),
  on('api.too_much', at.PINS, 'alert', 'error.pins_full'),
  on('api.too_much', at.MEMBERS, 'alert', 'error.members_full'),
  everywhere('api.too_much', 'toast', 'error.too_much'),
  on('api.invalid_msg_id', at.PINS, 'toast', 'error.upload_failed'),
  everywhere('api.invalid_member_id', 'toast', 'error.member_gone'),
  everywhere('api.invalid_block_id', 'toast', 'error.add_failed'),
  everywhere('api.search_by_phone_denied', 'toast', 'error.search_by_phone'),
  everywhere('api.contact_not_found', 'toast', 'error.contact_not_found'),
  everywhere('api.invalid_contact', 'toast', 'error.invalid_contact'),
  { code: 'api.block_word', needs: 'word', display: 'dialog', text: 'error.block_word' },
  everywhere('api.block_word', 'dialog', 'error.block_word.unnamed'),

  // Accounts: codes, passwords, sessions, devices.
  on('api.invalid_code', at.CHECK_CODE, 'alert', 'error.wrong_code'),
  on('api.invalid_code', at.WELLPAY, 'dialog', 'error.wrong_security_code'),
  everywhere('api.invalid_code', 'alert', 'error.invalid_code'),
  everywhere('api.expired_code', 'alert', 'error.expired_code'),
  on('api.data_exists', at.WELLPAY, 'alert', 'error.wellpay_bound'),
  everywhere('api.data_exists', 'alert', 'error.username_taken'),
  everywhere('api.invalid_invite_code', 'alert', 'error.invalid_invite_code'),
  everywhere('api.invalid_share_code', 'alert', 'error.invalid_invite_code'),
  everywhere('api.invalid_old_password', 'alert', 'error.wrong_old_password'),
  everywhere('api.invalid_phone', 'alert', 'error.invalid_phone'),
  on('api.unauthorized', at.LOGIN, 'pass', 'error.wrong_login'),
  everywhere('api.unauthorized', 'alert', 'error.log_in_again'),
  everywhere('api.outdated_version', 'alert', 'error.outdated_version'),
  on('api.invalid_device_id', at.QR_LOGIN, 'alert', 'error.qr_device'),
  everywhere('api.invalid_device_id', 'alert', 'error.invalid_device'),
  on('api.invalid_data', at.QR_LOGIN, 'alert', 'error.qr_scan'),
  everywhere('api.invalid_data', 'toast', 'error.data_invalid'),
  everywhere('api.invalid_passcode', 'alert', 'error.qr_passcode'),

  // The wallet.
  everywhere('api.invalid_old_code', 'alert', 'error.wrong_old_security_code'),
  everywhere('api.invalid_address', 'alert', 'error.wrong_binding'),
  everywhere('api.invalid_security_code', 'alert', 'error.wrong_security_code'),
  everywhere('api.security_code_empty', 'alert', 'error.security_code_empty'),
  everywhere('api.insufficient_balance', 'alert', 'error.insufficient_points'),
  everywhere('api.order_expired', 'alert', 'error.redemption_address'),
  everywhere('api.invalid_order_id', 'alert', 'error.redemption_address'),
  everywhere('api.binding_merchant_fail', 'alert', 'error.account_bound'),

  // What may not be done here, and what failed without a reason.
  on('api.forbidden', at.WELLPAY, 'dialog', 'error.redemption_maintenance'),
  on('api.forbidden', at.QR_CODE, 'alert', 'error.qr_expired'),
  on('api.forbidden', at.CONTACT_SEARCH, 'toast', 'error.not_supported'),
  everywhere('api.forbidden', 'pass', 'error.forbidden'),
  ...unknownOn(at.CLEAR, 'error.clear_failed'),
  ...unknownOn(at.MEMBERS, 'error.members_failed'),
  ...unknownOn(at.ME, 'error.me_failed'),
  ...unknownOn(at.BINDING_STATUS, 'error.binding_status_failed'),
  ...unknownOn(at.WITHDRAW_POINTS, 'error.withdrawal_failed'),

  // Codes of our own (decision 0005).
  on('api.too_frequent', at.SEND_CODE, 'alert', 'error.code_too_frequent'),
  on('api.too_frequent', at.LOGIN, 'alert', 'error.login_too_frequent'),
  everywhere('api.too_frequent', 'toast', 'error.too_frequent'),
  on('api.validation', at.WRITE_COMMENT, 'toast', 'error.comment_length'),
  everywhere('api.validation', 'toast', 'error.validation'),
  everywhere('api.not_found', 'toast', 'error.not_found'),
  everywhere('api.too_large', 'toast', 'error.too_large'),
  everywhere('api.unsupported_type', 'toast', 'error.unsupported_type'),
  everywhere('api.media_expired', 'toast', 'error.media_expired'),
  everywhere('api.maintenance', 'toast', 'error.maintenance'),
  everywhere('api.unavailable', 'toast', 'error.unavailable'),
];
