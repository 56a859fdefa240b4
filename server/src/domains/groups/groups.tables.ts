import type { Generated } from 'kysely';
import type { Bucket, OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export interface GroupsTable {
  bucket: Bucket;
  id: string;
  type: number;
  name: string;
  display_name: Generated<string>;
  icon: Generated<string>;
  description: Generated<string>;
  owner_id: string | null;
  member_permission: Generated<string[]>;
  last_seq: Generated<number>;
  last_message_id: string | null;
  member_count: Generated<number>;
  /** The `active_at` of its members. */
  members_active_at: OptionalTime;
  create_at: Stamp;
  update_at: Stamp;
  /** Nobody is in it any more, and nobody finds it. */
  dissolved_at: OptionalTime;
  /** What was said in it is gone. */
  erased_at: OptionalTime;
}

export interface GroupMembersTable {
  bucket: Bucket;
  group_id: string;
  user_id: string;
  role: Generated<'owner' | 'admin' | 'member'>;
  /** What an admin may do as one: `ADMIN_RIGHTS`. Empty for all others. */
  rights: Generated<string[]>;
  viewed_seq: Generated<number>;
  viewed_id: string | null;
  joined_seq: Generated<number>;
  cleared_seq: Generated<number>;
  /** The group's `update_at`, or up to `ACTIVITY_LAG` before it; null: not in the list of conversations, which nobody has written in, or which its member has hidden. */
  active_at: OptionalTime;
  muted: Generated<boolean>;
  on_top: Generated<boolean>;
  marked_unread: Generated<boolean>;
  join_at: Stamp;
}

export interface GroupSharesTable {
  code: string;
  bucket: Bucket;
  group_id: string;
  create_at: Stamp;
}

export interface GroupBlocksTable {
  bucket: Bucket;
  group_id: string;
  user_id: string;
  blocked_by: string;
  create_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    groups: GroupsTable;
    group_members: GroupMembersTable;
    group_shares: GroupSharesTable;
    group_blocks: GroupBlocksTable;
  }
}

export const tables: DomainTables = {
  owns: ['groups', 'group_members', 'group_shares', 'group_blocks'],
  uses: [
    {
      table: 'users',
      access: 'read',
      why: 'A page of conversations is one statement; the partner is who a direct conversation is called after.',
    },
    {
      table: 'cids',
      access: 'write',
      why: 'A group and its client id are stored in one transaction: neither is there without the other.',
    },
    {
      table: 'messages',
      access: 'read',
      why: 'Where the newest visible message stands and how many are unread is counted where the members are.',
    },
    {
      table: 'reactions',
      access: 'read',
      why: 'The same statement says whether somebody reacted to what the reader said.',
    },
    {
      table: 'blocks',
      access: 'read',
      why: 'It leaves out reactions of whom the reader has blocked, says which direct conversations are closed by it, and lets nobody be added by whom they have blocked.',
    },
  ],
};
