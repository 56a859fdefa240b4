import type { KeptPart } from './kept.types.ts';

/** Who they are, where they are signed in, and whom they keep. */
export const PEOPLE = {
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
} as const satisfies KeptPart;
