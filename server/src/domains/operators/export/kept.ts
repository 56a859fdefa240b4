import type { Selectable } from 'kysely';
import type { Tables } from '../../../infra/database/tables.ts';

type ColumnOf<T extends keyof Tables> = Extract<keyof Selectable<Tables[T]>, string>;

/** Rows of a table that are somebody's, and what of them is handed out. */
interface Own<Column extends string = string> {
  /** Name of the document. */
  in: string;
  /** Whose a row is. */
  of: Column;
  /** In which order, behind `of`, an index has them. */
  by?: readonly Column[];
  /** Where no index knows whose rows are: the primary key, along which all of the table is gone through, a little at a time. */
  walk?: readonly Column[];
  shows: readonly Column[];
  /** Secrets, what others said or did, and what the server keeps for itself. */
  hides?: readonly Column[];
}

/** A text is the reason why nothing of a table is handed out. */
type Kept = { [T in keyof Tables]: string | readonly Own<ColumnOf<T>>[] };

const LEDGER = 'is in points.json, as the ledger states it';
const COUNTED = 'is worked out from what is handed out';
const BRIEF = 'proves an address or a device for minutes, and is removed then';
const NOBODYS = 'is of the brand, and of nobody';
const OPERATORS = 'is of those who run the brand';

/**
 * All tables of a brand: what of them is somebody's own, or why nothing of them is handed out. A table that is not here does not
 * compile, nor one whose columns are not all named pass its test: nothing is forgotten, and nothing is handed out unawares.
 */
export const KEPT = {
  users: [
    {
      in: 'account',
      of: 'id',
      shows: [
        ...(['id', 'username', 'nickname', 'avatar', 'country', 'social_account', 'bio', 'status'] as const),
        ...(['notify', 'notify_detail', 'sound', 'vibration', 'presence', 'likes_private'] as const),
        ...(['collects_private', 'type', 'can_create_group', 'invite_code', 'invited_by'] as const),
        ...([
          'came_by',
          'create_at',
          'update_at',
          'seen_at',
          'delete_at',
          'banned_until',
          'ban_reason',
          'memo',
        ] as const),
      ],
      hides: ['avatar_thumbnail', 'demo', 'cleaned_at', 'greeted'],
    },
  ],
  identifiers: [
    {
      in: 'addresses',
      of: 'user_id',
      by: ['mode', 'value'],
      shows: ['mode', 'value', 'create_at'],
      hides: ['user_id'],
    },
  ],
  external_identities: [
    {
      in: 'identities',
      of: 'user_id',
      by: ['issuer', 'subject'],
      shows: ['issuer', 'subject', 'create_at'],
      hides: ['user_id'],
    },
  ],
  sessions: [
    {
      in: 'sessions',
      of: 'user_id',
      by: ['id'],
      shows: [
        'id',
        'scope',
        'channel',
        'device_type',
        'agent',
        'address',
        'create_at',
        'rotated_at',
        'expires_at',
        'revoked_at',
      ],
      hides: [
        ...(['user_id', 'device_hash', 'access_hash', 'access_expires_at', 'family_hash'] as const),
        ...(['refresh_hash', 'refresh_expires_at', 'previous_refresh_hash'] as const),
      ],
    },
  ],
  push_subscriptions: [
    {
      in: 'push',
      of: 'user_id',
      by: ['id'],
      shows: ['id', 'session_id', 'locale', 'create_at'],
      hides: ['user_id', 'endpoint', 'p256dh', 'auth'],
    },
  ],
  // Who has them among their own contacts, keeps them out or calls them something, is those others' secret: likewise below.
  contacts: [
    {
      in: 'contacts',
      of: 'user_id',
      by: ['contact_id'],
      shows: ['contact_id', 'create_at'],
      hides: ['user_id'],
    },
  ],
  blocks: [
    {
      in: 'blacklist',
      of: 'user_id',
      by: ['block_id'],
      shows: ['block_id', 'create_at'],
      hides: ['user_id'],
    },
  ],
  notes: [
    {
      in: 'notes',
      of: 'user_id',
      by: ['target_id'],
      shows: ['target_id', 'nickname', 'description', 'update_at'],
      hides: ['user_id'],
    },
  ],
  group_members: [
    {
      in: 'groups',
      of: 'user_id',
      by: ['group_id'],
      shows: [
        'group_id',
        'role',
        'rights',
        'join_at',
        'muted',
        'on_top',
        'marked_unread',
        'viewed_seq',
        'viewed_id',
      ],
      hides: ['bucket', 'user_id', 'joined_seq', 'cleared_seq', 'active_at'],
    },
  ],
  groups: [
    {
      in: 'owned-groups',
      of: 'owner_id',
      by: ['id'],
      shows: ['id', 'type', 'display_name', 'description', 'create_at', 'dissolved_at'],
      hides: [
        ...([
          'bucket',
          'name',
          'icon',
          'owner_id',
          'member_permission',
          'last_seq',
          'last_message_id',
        ] as const),
        ...(['member_count', 'members_active_at', 'update_at', 'erased_at'] as const),
      ],
    },
  ],
  group_blocks: [
    {
      in: 'kept-out-of',
      of: 'user_id',
      by: ['group_id'],
      shows: ['group_id', 'create_at'],
      hides: ['bucket', 'user_id', 'blocked_by'],
    },
  ],
  group_shares: 'leads to a group, and says nothing of who asked for it',
  messages: [
    {
      in: 'messages',
      of: 'user_id',
      walk: ['bucket', 'group_id', 'seq'],
      shows: [
        ...(['group_id', 'seq', 'id', 'type', 'text', 'file_path', 'filename', 'duration', 'media'] as const),
        ...(['target_id', 'thread_id', 'envelope_id', 'mention_ids', 'create_at', 'pin_at'] as const),
      ],
      hides: ['bucket', 'user_id', 'cid', 'block_user_ids', 'author_id', 'version'],
    },
  ],
  reactions: [
    {
      in: 'reactions',
      of: 'user_id',
      walk: ['bucket', 'message_id', 'emoji', 'user_id'],
      shows: ['message_id', 'emoji', 'create_at'],
      hides: ['bucket', 'user_id', 'unseen_by'],
    },
  ],
  posts: [
    {
      in: 'posts',
      of: 'author_id',
      by: ['id'],
      shows: [
        ...(['id', 'kind', 'description', 'hashtags', 'place', 'media', 'mentions', 'privacy'] as const),
        ...(['allow_comment', 'allow_save', 'review', 'review_reason', 'create_at', 'erase_at'] as const),
        ...(['like_count', 'comment_count', 'collect_count', 'share_count', 'view_count'] as const),
      ],
      hides: ['bucket', 'author_id', 'score', 'version', 'spread_at'],
    },
  ],
  comments: [
    {
      in: 'comments',
      of: 'author_id',
      by: ['id'],
      shows: ['id', 'post_id', 'parent_id', 'text', 'mentions', 'reply_to', 'pinned', 'create_at'],
      hides: ['bucket', 'author_id', 'like_count', 'reply_count', 'cid', 'removed_with'],
    },
  ],
  post_likes: [
    {
      in: 'likes',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  post_collects: [
    {
      in: 'collects',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  post_shares: [
    {
      in: 'shares',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  post_views: [
    {
      in: 'views',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at', 'view_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  comment_likes: [
    {
      in: 'comment-likes',
      of: 'user_id',
      by: ['comment_id'],
      shows: ['comment_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  follows: [
    {
      in: 'followings',
      of: 'user_id',
      by: ['author_id'],
      shows: ['author_id', 'create_at'],
      hides: ['user_id'],
    },
    {
      in: 'followers',
      of: 'author_id',
      by: ['user_id'],
      shows: ['user_id', 'create_at'],
      hides: ['author_id'],
    },
  ],
  hidden_posts: [
    {
      in: 'hidden-posts',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['user_id'],
    },
  ],
  hidden_authors: [
    {
      in: 'hidden-authors',
      of: 'user_id',
      by: ['author_id'],
      shows: ['author_id', 'create_at'],
      hides: ['user_id'],
    },
  ],
  notifications: [
    {
      in: 'notifications',
      of: 'user_id',
      by: ['kind', 'subject'],
      shows: ['id', 'kind', 'subject', 'post_id', 'group_id', 'count', 'create_at', 'pushed_at'],
      hides: ['user_id', 'place'],
    },
  ],
  notification_items:
    'says what others did and wrote, one by one: theirs; how many they were is in notifications.json',
  notification_views: [{ in: 'seen-notifications', of: 'user_id', shows: ['place'], hides: ['user_id'] }],
  notices: [
    {
      in: 'notices',
      of: 'user_id',
      by: ['id'],
      shows: ['id', 'texts', 'create_at', 'done_at'],
      hides: ['user_id', 'told_to', 'segment', 'start_at', 'stopped_at', 'told', 'by_operator'],
    },
  ],
  reports: [
    {
      in: 'reports',
      of: 'user_id',
      by: ['id'],
      shows: ['id', 'kind', 'target_id', 'group_id', 'reason', 'text', 'images', 'state', 'create_at'],
      // What was said by whom they reported is not theirs.
      hides: ['user_id', 'author_id', 'said', 'day', 'case_id'],
    },
  ],
  report_cases:
    'is what others reported, and who decided it: whoever reports is not told to whom they report',
  uploads: [
    {
      in: 'uploads',
      of: 'user_id',
      by: ['file_path'],
      shows: ['file_path', 'purpose', 'group_id', 'content_type', 'size', 'create_at'],
      hides: ['user_id', 'check_at', 'facts', 'parts'],
    },
  ],
  payment_bindings: [
    { in: 'bindings', of: 'user_id', shows: ['address', 'locked_at', 'create_at'], hides: ['user_id'] },
  ],
  payment_orders: [
    {
      in: 'orders',
      of: 'user_id',
      by: ['id'],
      shows: [
        'id',
        'provider',
        'amount',
        'status',
        'reason',
        'account',
        'payee',
        'merchant_order_id',
        'create_at',
        'decided_at',
      ],
      hides: ['user_id', 'cid', 'notify_url', 'made', 'tries', 'next_at'],
    },
  ],
  manual_movements: [
    {
      in: 'by-operators',
      of: 'user_id',
      walk: ['id'],
      shows: ['id', 'amount', 'type', 'remark', 'state', 'create_at'],
      hides: ['user_id', 'asked_by', 'decided_by'],
    },
  ],
  envelopes: [
    {
      in: 'envelopes',
      of: 'user_id',
      walk: ['bucket', 'id'],
      shows: [
        ...([
          'id',
          'group_id',
          'kind',
          'amount',
          'count',
          'greeting',
          'mine',
          'odds',
          'stake',
          'state',
        ] as const),
        ...(['claimed_count', 'claimed_amount', 'create_at', 'expire_at', 'settle_at'] as const),
      ],
      hides: ['bucket', 'seq', 'hidden_from', 'user_id', 'shares', 'seed', 'due_at'],
    },
  ],
  envelope_claims: [
    {
      in: 'claims',
      of: 'user_id',
      walk: ['bucket', 'envelope_id', 'place'],
      shows: ['envelope_id', 'place', 'amount', 'stake', 'create_at'],
      hides: ['bucket', 'user_id', 'cid'],
    },
  ],
  envelopes_shown: 'is a view of envelopes',
  ledger_accounts: LEDGER,
  ledger_transfers: LEDGER,
  ledger_holds: LEDGER,
  ledger_blocks: COUNTED,
  ledger_free_requests: OPERATORS,
  ledger_checks: NOBODYS,
  ledger_keys: NOBODYS,
  passwords: 'is a hash, and no more',
  security_codes: 'is a hash, and no more',
  codes: BRIEF,
  verified_identifiers: BRIEF,
  qr_logins: BRIEF,
  oauth_tickets: BRIEF,
  cids: 'keeps what is sent twice from being done twice, and is removed after days',
  outbox: 'is handed out within seconds, to notifications',
  follow_counts: COUNTED,
  timelines: COUNTED,
  person_search: COUNTED,
  post_search: COUNTED,
  post_hashtags: COUNTED,
  search_blocks: COUNTED,
  hashtags: NOBODYS,
  hashtag_days: NOBODYS,
  search_words: NOBODYS,
  chart_ranks: NOBODYS,
  discover_cards: NOBODYS,
  payment_merchants: NOBODYS,
  merchant_settlements: NOBODYS,
  payment_differences: 'is what a provider says of orders, which are handed out',
  settings: NOBODYS,
  tallies: NOBODYS,
  gauges: NOBODYS,
  node_people: NOBODYS,
  rate_limits: NOBODYS,
  invite_codes: OPERATORS,
  operators: OPERATORS,
  operator_sessions: OPERATORS,
  audit_log: OPERATORS,
  audit_head: OPERATORS,
} as const satisfies Kept;

/** Rows that are somebody's, with the table that has them. */
export type OwnRows = Own & { table: string };

/** In the order in which they are handed out. */
export const OWN_ROWS: readonly OwnRows[] = Object.entries(
  KEPT as Record<string, string | readonly Own[]>,
).flatMap(([table, kept]) => (typeof kept === 'string' ? [] : kept.map((own) => ({ ...own, table }))));
