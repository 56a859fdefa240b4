/** The vocabulary of the wire: safe for the browser, no schema library behind it. */
export {
  type BootData,
  type BrandAnalytics,
  type BrandConfig,
  type BrandFeatures,
  type BrandText,
  type ChartHead,
  PREFS_COOKIE,
  SCHEMES,
  type Scheme,
} from './brand.ts';
export { type BrandLink, LINK_PLACES, type LinkPlace, MOST_LINKS } from './brand-links.ts';
export type { CaptchaAnswer, CaptchaMessage } from './captcha.ts';
export {
  ADMIN_RIGHTS,
  type AdminRight,
  CHART_RANGES,
  type ChartRange,
  ChatType,
  FollowRelation,
  GROUP_ABILITIES,
  GROUP_ROLES,
  type GrantState,
  type GroupAbility,
  type GroupRole,
  isNotice,
  LOGIN_MODES,
  LoginChannel,
  type LoginMode,
  MEDIA_KINDS,
  MEMBER_PERMISSIONS,
  MESSAGE_TYPES,
  type MediaKind,
  type MemberPermission,
  type MessageType,
  NOTICE_TYPES,
  NOTIFICATION_KINDS,
  type NotificationKind,
  OP_TYPES,
  type OpType,
  PERMISSION_STATES,
  POST_KINDS,
  POST_PRIVACIES,
  POST_REFUSALS,
  POST_REVIEWS,
  POSTABLE_MESSAGE_TYPES,
  type PostableMessageType,
  type PostKind,
  type PostPrivacy,
  type PostRefusal,
  type PostReview,
  QR_STATES,
  type QrState,
  REPORT_CASE_STATES,
  REPORT_KINDS,
  REPORT_REASONS,
  type ReportCaseState,
  type ReportKind,
  type ReportReason,
  SEARCH_RESULT_TYPES,
  type SearchResultType,
  SocialAccountSetting,
  Switch,
  VerifiedStatus,
} from './enums.ts';
export { ERROR_STATUS, type ErrorBody, type ErrorCode, isErrorCode } from './errors.ts';
export {
  type ClientFrame,
  CloseCode,
  type EventMap,
  type EventName,
  type GroupChanges,
  REALTIME_PATH,
  type RealtimeEvent,
  type ServerFrame,
} from './events.ts';
export {
  FEED_PAGES,
  GUEST_AREAS,
  type GuestArea,
  type GuestRules,
  isKept,
  isKeptPage,
  keptPages,
} from './guests.ts';
export {
  type BrandTexts,
  chainOf,
  directionOf,
  inEveryLanguage,
  inLanguage,
  LANGUAGES,
  LOCALES,
  type Locale,
  type Localized,
  WHOLE_LOCALES,
  type WholeLocale,
  withEveryLanguage,
} from './languages.ts';
export {
  APP_VERSION,
  FILE_EXTENSIONS,
  type FileExtension,
  GUEST_USER_ID,
  LIMITS,
  NOT_CANCELLED,
  PICTURE_SIZES,
  type PictureSize,
} from './limits.ts';
export { firstModeOf, LOGIN_WAYS, type LoginWay, loginWaysOf, MOST_COUNTRIES } from './login-ways.ts';
export {
  OPERATOR_RIGHTS,
  OPERATOR_ROLES,
  OPS_IDLE,
  OPS_PATH,
  type OperatorRight,
  type OperatorRole,
  RIGHTS_OF,
} from './operators.ts';
export {
  GUEST_STARTS,
  MEMBER_STARTS,
  type Places,
  placesOf,
  type Start,
  TABS,
  TABS_RANGE,
  type Tab,
} from './places.ts';
export {
  ENVELOPE_LIMITS,
  ENVELOPE_STATES,
  EnvelopeKind,
  EnvelopeResult,
  type EnvelopeState,
  LEDGER_STATUSES,
  type LedgerStatus,
  LedgerType,
  MANUAL_DEPOSITS,
  PAYMENT_PROVIDERS,
  type PaymentProvider,
} from './points-enums.ts';
export type { PushPayload } from './push.ts';
export { CID_PATTERN, parseComment, parseMessageText, parseNote, parseNoteLines } from './rules/content.ts';
export { parseEmoji } from './rules/emoji.ts';
export {
  type Digest,
  isMineHit,
  MOST_SHARED,
  shareOut,
  stakeOf,
  webDigest,
} from './rules/envelope-shares.ts';
export { fold } from './rules/fold.ts';
export { graphemesOf, headOf, SPARE_CHARACTERS } from './rules/graphemes.ts';
export {
  isGuessableCode,
  isPassword,
  parseCode,
  parseEditedNickname,
  parseEmail,
  parseInviteCode,
  parseNickname,
  parsePhoneDigits,
  parseSecurityCode,
  parseShareCode,
  parseSocialAccount,
  parseUsername,
  toHalfWidth,
} from './rules/identity.ts';
export { directGroupId, directPartner, GROUP_ID_PATTERN, ID_PATTERN } from './rules/ids.ts';
export { DRAWING_TYPES, type DrawingType, POST_WIDTHS, sourceOf } from './rules/media.ts';
export { placeOfNotification } from './rules/notification-place.ts';
export { isWellpayAddress } from './rules/payment.ts';
export { type Points, parsePoints, points } from './rules/points.ts';
export { parseDescription, parseHashtag, parsePlace } from './rules/posts.ts';
export type { Admin } from './wire/admins.ts';
export type { Session, Tokens } from './wire/auth.ts';
export type { AuthorCounts, AuthorEntry, AuthorProfile } from './wire/authors.ts';
export type { Contact, PersonDetails } from './wire/contacts.ts';
export type { DiscoverCard } from './wire/discover.ts';
export type { MessageEnvelope } from './wire/envelope.ts';
export type { Envelope, EnvelopeClaim, EnvelopeRules } from './wire/envelopes.ts';
export type { FeedType } from './wire/feeds.ts';
export type { Group } from './wire/groups.ts';
export type { Maintenance } from './wire/maintenance.ts';
export type { MemberDetails } from './wire/members.ts';
export type { EmojiCount, Message, MessageMedia, Quote, ShareCard } from './wire/message.ts';
export type { Notification } from './wire/notifications.ts';
export type {
  AuditRow,
  OperatorSelf,
  OperatorSession,
  OpsSetting,
  SettingField,
} from './wire/operators.ts';
export type { OperatorAccount, OperatorEnrolment } from './wire/operators-accounts.ts';
export type { Announcement, AnnouncementSegment } from './wire/operators-announcements.ts';
export { ASKED_STATES, type Asked, type AskedState } from './wire/operators-asked.ts';
export type { OpsComment } from './wire/operators-comments.ts';
export type { OpsDiscoverCard } from './wire/operators-discover.ts';
export type { OpsEnvelope } from './wire/operators-envelopes.ts';
export type { OpsGroup } from './wire/operators-groups.ts';
export type { OpsHashtag } from './wire/operators-hashtags.ts';
export {
  INVITE_STATES,
  type InvitedPerson,
  type InviteState,
  MOST_INVITES,
  type OpsInvite,
} from './wire/operators-invites.ts';
export type {
  OpsClosing,
  OpsFrozenAccount,
  OpsLedgerAccount,
  OpsLedgerCheck,
  OpsLedgerEntry,
  OpsStatement,
  OpsTransfer,
} from './wire/operators-ledger.ts';
export type { OpsMerchant, OpsSettlement } from './wire/operators-merchants.ts';
export {
  type OpsPayment,
  PAYMENT_STATES,
  PAYMENT_VIEWS,
  type PaymentDifference,
  type PaymentState,
  type PaymentView,
} from './wire/operators-payments.ts';
export {
  type OpsPerson,
  type OpsPersonDetails,
  PERSON_STATES,
  type PersonState,
} from './wire/operators-people.ts';
export type { EvidenceFile, ReportCase, ReportDetails, SingleReport } from './wire/operators-reports.ts';
export type { Today, TodayHistory, TodayKind, TodaySeries, TodayState } from './wire/operators-today.ts';
export type { ManualMovement, WaitingPost } from './wire/operators-work.ts';
export type {
  Binding,
  MerchantCode,
  MerchantOrder,
  OrderState,
  PaymentOrder,
  Provider,
  WellpayNotice,
} from './wire/payment.ts';
export type { Author, ChartPosition, Comment, Media, Mention, Post, PostCounts } from './wire/post.ts';
export type { PostMarks } from './wire/posts.ts';
export type { PostDraft } from './wire/publishing.ts';
export type { Hashtag, Searched, TaggedPage } from './wire/search.ts';
export type { Member, Memo, Person, User } from './wire/users.ts';
export type { TradingLog, WalletBalance, WalletHold } from './wire/wallet.ts';
