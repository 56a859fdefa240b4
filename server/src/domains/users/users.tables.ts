import type { Generated } from 'kysely';
import type { OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

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
  /** Others see that they are here or writing, and they see it of others. */
  presence: Generated<boolean>;
  /** When their last socket closed. */
  seen_at: OptionalTime;
  status: Generated<number>;
  type: Generated<number>;
  can_create_group: Generated<boolean>;
  invite_code: string;
  invited_by: string | null;
  /** The operators' code that they registered with. */
  came_by: string | null;
  bio: Generated<string>;
  /** What they like, and what they have collected, is shown to nobody else. */
  likes_private: Generated<boolean>;
  collects_private: Generated<boolean>;
  demo: Generated<boolean>;
  create_at: Stamp;
  update_at: Stamp;
  delete_at: OptionalTime;
  cleaned_at: OptionalTime;
  /** Kept out by an operator until then. */
  banned_until: OptionalTime;
  ban_reason: Generated<string>;
  /** What operators know of them; never shown to anybody else. */
  memo: Generated<string>;
  /** The operator's first message was sent to them, or there was none. */
  greeted: Generated<boolean>;
}

export interface NotesTable {
  user_id: string;
  target_id: string;
  nickname: Generated<string>;
  description: Generated<string>;
  update_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    users: UsersTable;
    notes: NotesTable;
  }
}

export const tables: DomainTables = {
  owns: ['users', 'notes'],
  uses: [],
};
