import type { Tables } from './tables.ts';

type Table = keyof Tables;

/** Each table belongs to one domain (or to infra), whose repositories alone name it in their statements. */
export const TABLE_OWNERS = {
  rate_limits: 'infra',
  settings: 'infra',
  cids: 'infra',
  uploads: 'media',
  users: 'users',
  notes: 'users',
  identifiers: 'auth',
  passwords: 'auth',
  codes: 'auth',
  verified_identifiers: 'auth',
  sessions: 'auth',
  security_codes: 'auth',
  qr_logins: 'auth',
  external_identities: 'auth',
  oauth_tickets: 'auth',
  contacts: 'contacts',
  blocks: 'contacts',
  groups: 'groups',
  group_members: 'groups',
  messages: 'messages',
  posts: 'social',
  post_likes: 'social',
  post_collects: 'social',
  follows: 'social',
  comments: 'social',
  chart_ranks: 'social',
} as const satisfies Record<Table, string>;

export interface SharedTable {
  domain: string;
  table: Table;
  access: 'read' | 'write';
  why: string;
}

/** What a domain may do to another's table in a statement of its own: each once, with the reason. */
export const SHARED_TABLES: readonly SharedTable[] = [
  {
    domain: 'auth',
    table: 'users',
    access: 'read',
    why: 'Every call of a signed-in user is one query: the session and whether its account still lives.',
  },
  {
    domain: 'groups',
    table: 'users',
    access: 'read',
    why: 'A page of conversations is one statement; the partner is who a direct conversation is called after.',
  },
  {
    domain: 'groups',
    table: 'messages',
    access: 'read',
    why: 'Where the newest visible message stands and how many are unread is counted where the members are.',
  },
  {
    domain: 'messages',
    table: 'users',
    access: 'read',
    why: 'A page of messages is one statement, with the profiles of their authors.',
  },
  {
    domain: 'messages',
    table: 'groups',
    access: 'write',
    why: 'A message and its sequence number are one statement: none is used up without its message.',
  },
  {
    domain: 'messages',
    table: 'groups',
    access: 'read',
    why: 'The same statement locks the conversations that it stores into.',
  },
  {
    domain: 'messages',
    table: 'group_members',
    access: 'write',
    why: 'The same statement moves the conversation up in the lists of its members.',
  },
  {
    domain: 'messages',
    table: 'group_members',
    access: 'read',
    why: 'The same statement lets members alone store.',
  },
  {
    domain: 'messages',
    table: 'blocks',
    access: 'read',
    why: 'The same statement notes whom the message is hidden from.',
  },
  {
    domain: 'messages',
    table: 'cids',
    access: 'write',
    why: 'A message and its client id are stored by one statement: neither is there without the other.',
  },
  {
    domain: 'messages',
    table: 'cids',
    access: 'read',
    why: 'The same statement finds what the first write under a client id made.',
  },
  {
    domain: 'social',
    table: 'cids',
    access: 'write',
    why: 'A comment and its client id are stored by one statement.',
  },
  {
    domain: 'social',
    table: 'cids',
    access: 'read',
    why: 'A repeat finds what the first write under its client id made.',
  },
  {
    domain: 'social',
    table: 'users',
    access: 'read',
    why: 'A page of posts or comments is one statement, with the profiles of their authors.',
  },
  {
    domain: 'social',
    table: 'blocks',
    access: 'read',
    why: 'Lists leave out whom the viewer has blocked before they count a page.',
  },
];
