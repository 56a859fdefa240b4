/**
 * Error codes of the wire and the HTTP status each travels with (decisions.md section 2). Failure bodies are
 * `{error, message, params?}`. 429 is used for a guest's quota only: it opens the login dialog.
 */
export const ERROR_STATUS = {
  'api.unauthorized': 401,
  'api.comment_has_hyperlink': 400,
  'api.comment_not_allowed': 403,
  'api.post_audit_rejected': 403,
  'api.post_auditing': 403,
  'api.post_not_exist': 404,
  'api.author_deleted': 410,
  'api.view_permission_denied': 403,
  'api.too_much': 400,
  'api.invalid_code': 400,
  'api.expired_code': 400,
  'api.data_exists': 409,
  'api.invalid_invite_code': 400,
  'api.invalid_share_code': 400,
  'api.invalid_user_id': 400,
  'api.invalid_block_id': 400,
  'api.invalid_old_password': 400,
  'api.outdated_version': 400,
  'api.invalid_device_id': 400,
  'api.invalid_data': 400,
  'api.invalid_passcode': 400,
  /** An operator keeps this account out; `word`: until when, else for good. `reason` is theirs. */
  'api.account_banned': 403,
  'api.forbidden': 403,
  'api.invalid_old_code': 400,
  'api.invalid_address': 400,
  'api.invalid_security_code': 400,
  'api.security_code_empty': 400,
  'api.insufficient_balance': 400,
  'api.order_expired': 400,
  'api.invalid_order_id': 400,
  'api.binding_merchant_fail': 400,
  'api.invalid_msg_id': 400,
  'api.invalid_member_id': 400,
  'api.search_by_phone_denied': 403,
  'api.block_word': 400,
  'api.contact_not_found': 404,
  'api.invalid_contact': 400,
  'api.invalid_phone': 400,
  'api.like_list_private': 403,
  'api.too_frequent': 400,
  'api.not_found': 404,
  'api.validation': 400,
  'api.too_large': 413,
  'api.unsupported_type': 415,
  'api.media_expired': 410,
  'api.maintenance': 503,
  'api.unavailable': 503,
  'api.guest_quota': 429,
  'api.unknown': 500,
  'api.db_unknown': 500,
} as const satisfies Record<`api.${string}`, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Body of every failure. `params` carries what the text needs: `word`, `field → reason`, `retry_after` (s). */
export interface ErrorBody {
  error: ErrorCode | (string & {});
  message: string;
  params?: Record<string, string | number>;
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
