import type { KeptPart } from './kept.types.ts';

/** Conversations, and what they said there. */
export const CONVERSATIONS = {
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
} as const satisfies KeptPart;
