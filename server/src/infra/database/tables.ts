import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Rows of one brand's schema; see `server/migrations`. Times are Dates, `bigint` columns arrive as numbers. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Time = ColumnType<Date, Date | string, Date | string>;
/** What rows that belong together share (docs/decisions/0014); statements name it where they name the owner. */
type Bucket = GeneratedAlways<string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface UsersTable {
  id: string;
  username: string;
  nickname: string;
  avatar: Generated<string>;
  avatar_thumbnail: Generated<string>;
  country: Generated<string>;
  social_account: Generated<string>;
  notify: Generated<boolean>;
  notify_detail: Generated<boolean>;
  sound: Generated<boolean>;
  vibration: Generated<boolean>;
  status: Generated<number>;
  type: Generated<number>;
  can_create_group: Generated<boolean>;
  invite_code: string;
  invited_by: string | null;
  bio: Generated<string>;
  demo: Generated<boolean>;
  create_at: Stamp;
  update_at: Stamp;
  delete_at: OptionalTime;
  cleaned_at: OptionalTime;
}

export interface IdentifiersTable {
  mode: 'phone' | 'email';
  value: string;
  user_id: string;
  create_at: Stamp;
}

export interface PasswordsTable {
  user_id: string;
  hash: string;
  update_at: Stamp;
}

export interface CodesTable {
  mode: string;
  value: string;
  code_hash: Buffer;
  tries: Generated<number>;
  sent_at: Time;
  expires_at: Time;
}

export interface VerifiedIdentifiersTable {
  device_hash: Buffer;
  mode: string;
  value: string;
  expires_at: Time;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  scope: Generated<'session' | 'reset'>;
  channel: number;
  device_hash: Buffer;
  device_type: Generated<string>;
  agent: Generated<string>;
  access_hash: Buffer;
  access_expires_at: Time;
  family_hash: Buffer;
  refresh_hash: Buffer | null;
  refresh_expires_at: OptionalTime;
  previous_refresh_hash: Buffer | null;
  rotated_at: OptionalTime;
  expires_at: Time;
  create_at: Stamp;
  revoked_at: OptionalTime;
}

export interface SecurityCodesTable {
  user_id: string;
  hash: string;
  tries: Generated<number>;
  locked_until: OptionalTime;
  withdraw_after: OptionalTime;
  update_at: Stamp;
}

export interface NotesTable {
  user_id: string;
  target_id: string;
  nickname: Generated<string>;
  description: Generated<string>;
  update_at: Stamp;
}

export type QrStatus = 'waiting' | 'scanned' | 'accepted' | 'refused' | 'used';

export interface QrLoginsTable {
  passcode_hash: Buffer;
  device_hash: Buffer;
  device_type: string;
  agent: Generated<string>;
  status: ColumnType<QrStatus, QrStatus | undefined, QrStatus>;
  user_id: string | null;
  expires_at: Time;
}

export interface ExternalIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  create_at: Stamp;
}

export interface OauthTicketsTable {
  ticket_hash: Buffer;
  device_hash: Buffer;
  issuer: string;
  subject: string;
  email: string | null;
  expires_at: Time;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  expires_at: Time;
}

export interface SettingsTable {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
  update_at: Stamp;
}

export interface ContactsTable {
  user_id: string;
  contact_id: string;
  create_at: Stamp;
}

export interface BlocksTable {
  user_id: string;
  block_id: string;
  create_at: Stamp;
}

export interface GroupsTable {
  bucket: Bucket;
  id: string;
  type: number;
  name: string;
  display_name: Generated<string>;
  icon: Generated<string>;
  owner_id: string | null;
  member_permission: Generated<string[]>;
  last_seq: Generated<number>;
  last_message_id: string | null;
  member_count: Generated<number>;
  /** The `active_at` of its members. */
  members_active_at: OptionalTime;
  create_at: Stamp;
  update_at: Stamp;
}

export interface GroupMembersTable {
  bucket: Bucket;
  group_id: string;
  user_id: string;
  role: Generated<'owner' | 'admin' | 'member'>;
  viewed_seq: Generated<number>;
  viewed_id: string | null;
  joined_seq: Generated<number>;
  cleared_seq: Generated<number>;
  /** The group's `update_at`, or up to `ACTIVITY_LAG` before it; null: not in the list of conversations. */
  active_at: OptionalTime;
  join_at: Stamp;
}

export interface MessagesTable {
  bucket: Bucket;
  group_id: string;
  seq: number;
  id: string;
  user_id: string;
  target_id: string | null;
  thread_id: string | null;
  type: string;
  text: Generated<string>;
  file_path: string | null;
  duration: number | null;
  filename: string | null;
  cid: string;
  block_user_ids: Generated<string[]>;
  create_at: Stamp;
  pin_at: OptionalTime;
}

/** Which item the first write under a client id made (server/src/infra/cids). */
export interface CidsTable {
  user_id: string;
  kind: 'message' | 'comment';
  cid: string;
  item_id: string;
  create_at: Stamp;
}

export interface UploadsTable {
  file_path: string;
  user_id: string;
  purpose: string;
  group_id: string | null;
  content_type: string | null;
  size: number | null;
  create_at: Stamp;
  check_at: Stamp;
}

/** Media of a post as stored: `file` names an object of the store, presenters turn it into a URL. */
export interface StoredMedia {
  file: string;
  width: number;
  height: number;
  thumbhash: string;
  duration?: number;
  poster?: string;
}

export interface PostsTable {
  bucket: Bucket;
  id: string;
  author_id: string;
  kind: 'video' | 'images' | 'text';
  description: Generated<string>;
  hashtags: Generated<string[]>;
  place: Generated<string>;
  media: ColumnType<StoredMedia[], string | undefined, string>;
  allow_comment: Generated<boolean>;
  allow_save: Generated<boolean>;
  privacy: Generated<string>;
  review: Generated<string>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  collect_count: Generated<number>;
  share_count: Generated<number>;
  score: Generated<number>;
  create_at: Stamp;
}

export interface PostMarksTable {
  bucket: Bucket;
  post_id: string;
  user_id: string;
  create_at: Stamp;
}

export interface FollowsTable {
  user_id: string;
  author_id: string;
  create_at: Stamp;
}

export interface CommentsTable {
  bucket: Bucket;
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  text: string;
  like_count: Generated<number>;
  reply_count: Generated<number>;
  cid: string;
  create_at: Stamp;
}

export interface ChartRanksTable {
  range: '24h' | '7d';
  post_id: string;
  rank: number;
}

export interface Tables {
  users: UsersTable;
  identifiers: IdentifiersTable;
  passwords: PasswordsTable;
  codes: CodesTable;
  verified_identifiers: VerifiedIdentifiersTable;
  sessions: SessionsTable;
  security_codes: SecurityCodesTable;
  notes: NotesTable;
  qr_logins: QrLoginsTable;
  external_identities: ExternalIdentitiesTable;
  oauth_tickets: OauthTicketsTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  contacts: ContactsTable;
  blocks: BlocksTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  messages: MessagesTable;
  cids: CidsTable;
  uploads: UploadsTable;
  posts: PostsTable;
  post_likes: PostMarksTable;
  post_collects: PostMarksTable;
  follows: FollowsTable;
  comments: CommentsTable;
  chart_ranks: ChartRanksTable;
}
