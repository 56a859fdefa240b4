import type { NotificationKind } from '@livery/contract';
import type { Generated } from 'kysely';
import type { Stamp } from '../database/columns.ts';

/** Somebody is to be told of something, or it was taken back. */
export interface OutboxTable {
  seq: Generated<number>;
  /** `block`: one of the two has blocked the other; `deletion`: a comment is gone, with all that anybody was told of it. */
  kind: NotificationKind | 'block' | 'deletion';
  receiver_id: string;
  /** Null for notices of the system. */
  actor_id: string | null;
  /** What it happened to: what is told together has the same kind and subject. */
  subject: string;
  /** What makes it once for a kind and subject. */
  item: string;
  undone: Generated<boolean>;
  post_id: string | null;
  comment_id: string | null;
  group_id: string | null;
  text: Generated<string>;
  create_at: Stamp;
}

/** What a statement names that writes a row together with what it does. */
export const CAUSE = [
  'kind',
  'receiver_id',
  'actor_id',
  'subject',
  'item',
  'post_id',
  'undone',
] as const satisfies readonly (keyof OutboxTable)[];
