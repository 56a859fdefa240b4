import type { AnnouncementSegment, Locale, Localized } from '@livery/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

/** What is told together: of one kind, about one thing. */
export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: string;
  subject: string;
  post_id: string | null;
  group_id: string | null;
  /** People of the items that hold; 0: it is in no list. */
  count: Generated<number>;
  /** That of its newest item: the order of the list. */
  place: Generated<number>;
  create_at: Stamp;
  pushed_at: OptionalTime;
}

export interface NotificationItemsTable {
  notification_id: string;
  item: string;
  user_id: string;
  actor_id: string | null;
  comment_id: string | null;
  text: Generated<string>;
  /** False: it was taken back. */
  holds: Generated<boolean>;
  place: GeneratedAlways<number>;
  create_at: Stamp;
}

/** How far somebody has seen. */
export interface NotificationViewsTable {
  user_id: string;
  place: number;
}

/** What operators tell everybody, or one person. */
export interface NoticesTable {
  id: string;
  user_id: string | null;
  texts: ColumnType<Localized, string, never>;
  /** The last of everybody whom it is told to, by their ids. */
  told_to: Generated<string>;
  done_at: OptionalTime;
  create_at: Stamp;
  /** Null: everybody. */
  segment: ColumnType<AnnouncementSegment | null, string | null | undefined, never>;
  start_at: OptionalTime;
  stopped_at: OptionalTime;
  told: Generated<number>;
  by_operator: Generated<string>;
}

/** A browser that is told of what is new while no page is open; it goes with its session. */
export interface PushSubscriptionsTable {
  id: string;
  session_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
  create_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    notifications: NotificationsTable;
    notification_items: NotificationItemsTable;
    notification_views: NotificationViewsTable;
    notices: NoticesTable;
    push_subscriptions: PushSubscriptionsTable;
  }
}

export const tables: DomainTables = {
  owns: ['notifications', 'notification_items', 'notification_views', 'notices', 'push_subscriptions'],
  uses: [
    {
      table: 'users',
      access: 'read',
      why: 'A page of the list is one statement, with the people of each row; whoever is gone is told nothing. Whom a notice goes to is walked through by their ids.',
    },
    {
      table: 'sessions',
      access: 'read',
      why: 'Browsers are told as long as their session lives: found by one statement for all that is handed out.',
    },
    {
      table: 'group_members',
      access: 'read',
      why: 'Browsers are told of messages by one statement for all that were said in a second: not where they are muted, or seen.',
    },
    {
      table: 'notes',
      access: 'read',
      why: 'The same statement says what whoever is told of a message calls its writer.',
    },
    {
      table: 'blocks',
      access: 'read',
      why: 'Hundreds of causes are handed out at once: whom a block stands between is left out by one statement.',
    },
  ],
};
