/**
 * Closed vocabularies of the wire (product.md section 3). Values travel as written here, odd spellings
 * (`recommand`, `BOMD`) included; names in code are the field's words.
 */

/** Login channel kept on the session. PHONE is `@assumed` (decisions.md section 3). */
export const LoginChannel = { PHONE: 1, EMAIL: 2, GOOGLE: 3 } as const;
export type LoginChannel = (typeof LoginChannel)[keyof typeof LoginChannel];

export const FollowRelation = { SELF: 1, FOLLOWING: 2, NOT_FOLLOWING: 3 } as const;
export type FollowRelation = (typeof FollowRelation)[keyof typeof FollowRelation];

export const ChatType = { DM: 1, GROUP: 2 } as const;
export type ChatType = (typeof ChatType)[keyof typeof ChatType];

export const GROUP_ROLES = ['owner', 'admin', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** What a group lets its plain members do, each by itself (product.md section 6). The words are `@assumed`. */
export const MEMBER_PERMISSIONS = ['message', 'image', 'video', 'voice', 'file', 'link', 'invite'] as const;
export type MemberPermission = (typeof MEMBER_PERMISSIONS)[number];

/** What an admin is given, each by itself (product.md section 6); the owner has them all. The words are `@assumed`. */
export const ADMIN_RIGHTS = ['remove_member', 'block', 'change_info', 'add_admin', 'add_friend'] as const;
export type AdminRight = (typeof ADMIN_RIGHTS)[number];

/**
 * What the server says that somebody may do in a conversation: `user_auth.permissions`. `invite`: add people and show the
 * share code. The words are `@assumed`.
 */
export const GROUP_ABILITIES = [
  ...MEMBER_PERMISSIONS,
  ...ADMIN_RIGHTS,
  'pin',
  'retract_others',
  'set_permissions',
  'leave',
  'transfer',
  'dissolve',
] as const;
export type GroupAbility = (typeof GROUP_ABILITIES)[number];

export const MESSAGE_TYPES = [
  'text',
  'image',
  'video',
  'audio',
  'file',
  'recommand',
  'group_create',
  'group_displayname',
  'group_icon',
  'invite_member',
  'remove_member',
  'member_join',
  'member_left',
  'message_delete',
  'message_pin',
  'red_envelope',
  'red_envelope_claim',
  'share_social_author',
  'share_social_post',
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Rows about the conversation, not things that somebody said; what was retracted is one too. */
export const NOTICE_TYPES = [
  'group_create',
  'group_displayname',
  'group_icon',
  'invite_member',
  'remove_member',
  'member_join',
  'member_left',
  'message_delete',
  'message_pin',
  'red_envelope_claim',
] as const satisfies readonly MessageType[];

export const isNotice = ({ type }: { type: string }): boolean => NOTICE_TYPES.some((known) => known === type);

/** Message types that a person may post through `POST /api/v1/messages`. */
export const POSTABLE_MESSAGE_TYPES = ['text', 'image', 'video', 'audio', 'file'] as const;
export type PostableMessageType = (typeof POSTABLE_MESSAGE_TYPES)[number];

export const SEARCH_RESULT_TYPES = ['msg', 'date', 'member'] as const;
export type SearchResultType = (typeof SEARCH_RESULT_TYPES)[number];

/** What a conversation keeps beside its words: pictures and clips, files, texts with links, voices. @assumed */
export const MEDIA_KINDS = ['visual', 'file', 'link', 'voice'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What is reported. @assumed */
export const REPORT_KINDS = ['user', 'group', 'message', 'post'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What operators made of all reports of one thing. @assumed */
export const REPORT_CASE_STATES = ['open', 'dismissed', 'upheld'] as const;
export type ReportCaseState = (typeof REPORT_CASE_STATES)[number];

/** Why something is reported. @assumed */
export const REPORT_REASONS = ['spam', 'fraud', 'abuse', 'sexual', 'violence', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Open/close as the wire writes it. */
export const Switch = { OPEN: 1, CLOSE: 2 } as const;
export type Switch = (typeof Switch)[keyof typeof Switch];

/** Social-account setting at registration; OPTIONAL is `@assumed`. */
export const SocialAccountSetting = { HIDE: 1, OPTIONAL: 2, REQUIRE: 3 } as const;
export type SocialAccountSetting = (typeof SocialAccountSetting)[keyof typeof SocialAccountSetting];

/** What a browser or an operating system said about a permission. */
export const PERMISSION_STATES = ['granted', 'denied'] as const;
export type GrantState = (typeof PERMISSION_STATES)[number];

export const POST_KINDS = ['video', 'images', 'text'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Who may see a post. The wire's words are `@assumed`. */
export const POST_PRIVACIES = ['everyone', 'mutual', 'followers', 'self'] as const;
export type PostPrivacy = (typeof POST_PRIVACIES)[number];

/** What people are told of (decisions.md section 8). Later ones may come: a client shows those in general words. */
export const NOTIFICATION_KINDS = [
  'follow',
  'like_post',
  'like_comment',
  'comment',
  'reply',
  'mention',
  'collect',
  'post_review',
  'group_invite',
  'group_role',
  'group_removed',
  'envelope_result',
  'envelope_refund',
  'withdrawal_result',
  'deposit',
  'system',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How far back the chart looks. */
export const CHART_RANGES = ['24h', '7d'] as const;
export type ChartRange = (typeof CHART_RANGES)[number];

/**
 * Review state of a post; the others are product.md's states. `processing`: its media are being made ready; nobody but its
 * author sees it. `approved` and `processing` are `@assumed`.
 */
export const POST_REVIEWS = ['processing', 'approved', 'auditing', 'rejected', 'deleted'] as const;
export type PostReview = (typeof POST_REVIEWS)[number];

/** Why the server itself rejected a post: its `review_reason`; anything else are an operator's own words. @assumed */
export const POST_REFUSALS = ['unreadable', 'too_long', 'too_large', 'failed'] as const;
export type PostRefusal = (typeof POST_REFUSALS)[number];

/** `verified_status` of a code request: a code was sent; the identifier is already verified on this device. */
export const VerifiedStatus = { SENT: 1, VERIFIED: 2 } as const;
export type VerifiedStatus = (typeof VerifiedStatus)[keyof typeof VerifiedStatus];

export const OP_TYPES = ['register', 'login', 'recovery'] as const;
export type OpType = (typeof OP_TYPES)[number];

/** How far a QR login is, as the waiting browser hears it. @assumed */
export const QR_STATES = ['waiting', 'scanned', 'login', 'refused', 'expired'] as const;
export type QrState = (typeof QR_STATES)[number];

export const LOGIN_MODES = ['phone', 'email'] as const;
/** @assumed */
export type LoginMode = (typeof LOGIN_MODES)[number];
