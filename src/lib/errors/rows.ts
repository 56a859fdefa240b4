import type { CatalogueRow } from './explanation.ts';

const COMMENT = /\/comment$/;
const LOGIN = /\/v1\/login$/;
const CODE = /\/v1\/verification\/check$/;
const SEND_CODE = /\/v3\/verification$/;
const CONTACT_SEARCH = /\/contacts\/search$/;
const ENTRANCE = /\/(login|register|token\/refresh)$/;

/** product.md section 8, first fit wins: rows of one code stand from the narrow path to the wide. */
export const rows: readonly CatalogueRow[] = [
  { code: 'api.comment_has_hyperlink', display: 'alert', text: 'error.has_link' },
  { code: 'api.comment_not_allowed', display: 'alert', text: 'error.comment_not_allowed' },
  { code: 'api.post_audit_rejected', display: 'alert', text: 'error.post_rejected' },
  { code: 'api.post_auditing', display: 'alert', text: 'error.post_auditing' },
  { code: 'api.post_not_exist', display: 'alert', text: 'error.post_gone' },
  { code: 'api.author_deleted', display: 'alert', text: 'error.author_deleted' },
  { code: 'api.view_permission_denied', display: 'alert', text: 'error.view_denied' },
  { code: 'api.invalid_code', path: CODE, display: 'alert', text: 'error.wrong_code' },
  { code: 'api.invalid_code', display: 'alert', text: 'error.invalid_code' },
  { code: 'api.expired_code', display: 'alert', text: 'error.expired_code' },
  { code: 'api.data_exists', display: 'alert', text: 'error.username_taken' },
  { code: 'api.invalid_invite_code', display: 'alert', text: 'error.invalid_invite_code' },
  { code: 'api.invalid_share_code', display: 'alert', text: 'error.invalid_invite_code' },
  { code: 'api.unauthorized', path: ENTRANCE, display: 'pass', text: 'error.wrong_login' },
  { code: 'api.unauthorized', display: 'alert', text: 'error.log_in_again' },
  { code: 'api.outdated_version', display: 'alert', text: 'error.outdated_version' },
  { code: 'api.invalid_device_id', display: 'alert', text: 'error.invalid_device' },
  { code: 'api.forbidden', path: CONTACT_SEARCH, display: 'toast', text: 'error.not_supported' },
  { code: 'api.forbidden', display: 'pass', text: 'error.forbidden' },
  { code: 'api.search_by_phone_denied', display: 'toast', text: 'error.search_by_phone' },
  { code: 'api.block_word', display: 'dialog', text: 'error.block_word' },
  { code: 'api.contact_not_found', display: 'toast', text: 'error.contact_not_found' },
  { code: 'api.invalid_contact', display: 'toast', text: 'error.invalid_contact' },
  { code: 'api.invalid_phone', display: 'alert', text: 'error.invalid_phone' },
  { code: 'api.like_list_private', display: 'toast', text: 'error.like_list_private' },
  { code: 'api.too_frequent', path: SEND_CODE, display: 'alert', text: 'error.code_too_frequent' },
  { code: 'api.too_frequent', path: LOGIN, display: 'alert', text: 'error.login_too_frequent' },
  { code: 'api.too_frequent', display: 'toast', text: 'error.too_frequent' },
  { code: 'api.validation', path: COMMENT, display: 'toast', text: 'error.comment_length' },
  { code: 'api.validation', display: 'toast', text: 'error.validation' },
  { code: 'api.too_large', display: 'toast', text: 'error.too_large' },
  { code: 'api.unsupported_type', display: 'toast', text: 'error.unsupported_type' },
  { code: 'api.media_expired', display: 'toast', text: 'error.media_expired' },
  { code: 'api.unavailable', display: 'toast', text: 'error.unavailable' },
];
