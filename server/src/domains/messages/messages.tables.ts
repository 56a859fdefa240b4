import type { MessageMedia } from '@livery/contract';
import type { Generated } from 'kysely';
import type { Bucket, OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

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
  /** Who wrote it, when somebody else retracted it. */
  author_id: string | null;
  /** Whom it calls by name. */
  mention_ids: string[] | null;
  media: MessageMedia | null;
  /** Of a row about a red envelope: which. */
  envelope_id: string | null;
  /** How often it was changed. */
  version: Generated<number>;
}

/** Who put which emoji on a message. */
export interface ReactionsTable {
  bucket: Bucket;
  message_id: string;
  emoji: string;
  user_id: string;
  /** Whom it is for, until they have seen it. */
  unseen_by: string | null;
  create_at: Stamp;
}

/** What can be found in 16 messages of a conversation; `tokens` are hashes. */
export interface SearchBlocksTable {
  bucket: Bucket;
  group_id: string;
  block: number;
  tokens: number[];
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    messages: MessagesTable;
    reactions: ReactionsTable;
    search_blocks: SearchBlocksTable;
  }
}

export const tables: DomainTables = {
  owns: ['messages', 'reactions', 'search_blocks'],
  uses: [
    {
      table: 'outbox',
      access: 'write',
      why: 'A message and what those are told whom it calls by name are one statement.',
    },
    { table: 'outbox', access: 'read', why: 'The same statement, whose text may read what it names.' },
    {
      table: 'users',
      access: 'read',
      why: 'A page of messages is one statement, with the profiles of their authors.',
    },
    {
      table: 'groups',
      access: 'write',
      why: 'A message and its sequence number are one statement: none is used up without its message.',
    },
    {
      table: 'groups',
      access: 'read',
      why: 'The same statement locks the conversations that it stores into.',
    },
    {
      table: 'group_members',
      access: 'write',
      why: 'The same statement moves the conversation up in the lists of its members.',
    },
    { table: 'group_members', access: 'read', why: 'The same statement lets members alone store.' },
    {
      table: 'blocks',
      access: 'read',
      why: 'The same statement notes whom the message is hidden from, and refuses who has blocked the reader.',
    },
    {
      table: 'cids',
      access: 'write',
      why: 'A message and its client id are stored by one statement: neither is there without the other.',
    },
    {
      table: 'cids',
      access: 'read',
      why: 'The same statement finds what the first write under a client id made.',
    },
  ],
};
