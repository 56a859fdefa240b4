import type { MessageType } from '@livery/contract';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { PersonRow } from '../users/users.present.ts';
import type { MessagesTable } from './messages.tables.ts';

/** The bucket stands in the id. */
type Columns = Omit<Selectable<MessagesTable>, 'bucket'>;

/** Null where the author's account is not there. */
type AuthorColumns = { [K in keyof Omit<PersonRow, 'id'>]: PersonRow[K] | null };

/** Null where a message names nobody, or their account is not there. */
type TargetColumns = { [K in keyof PersonRow as `target_${K & string}`]: PersonRow[K] | null };

/** A message with the profiles of its author and of whom it names, in one statement however many there are. */
export type MessageRow = Columns & AuthorColumns & Omit<TargetColumns, 'target_id'>;

/** Every column of the table, by name: statements of different age must give rows of the same shape. */
export const MESSAGE_COLUMNS = Object.keys({
  group_id: true,
  seq: true,
  id: true,
  user_id: true,
  target_id: true,
  thread_id: true,
  type: true,
  text: true,
  file_path: true,
  duration: true,
  filename: true,
  cid: true,
  block_user_ids: true,
  create_at: true,
  pin_at: true,
  author_id: true,
  mention_ids: true,
  media: true,
  envelope_id: true,
  version: true,
} satisfies Record<keyof Columns, true>) as (keyof Columns)[];

/** The author's profile, from `users as u`. */
export const MESSAGE_AUTHOR = Object.keys({
  nickname: true,
  username: true,
  avatar: true,
  avatar_thumbnail: true,
} satisfies Record<keyof AuthorColumns, true>) as (keyof AuthorColumns)[];

/** Notices about a person: `target_id` is a user's. For a retraction by somebody else it is `author_id`. */
export const NOTICES_ABOUT_PEOPLE = [
  'invite_member',
  'remove_member',
  'red_envelope_claim',
] as const satisfies MessageType[];

/** Messages as `m`, with their authors and whom they name. */
export const selectMessages = (db: TenantDb) =>
  db
    .selectFrom('messages as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('users as t', (join) =>
      join.on((row) =>
        row(
          't.id',
          '=',
          row
            .case()
            .when('m.type', '=', 'message_delete')
            .then(row.ref('m.author_id'))
            .when('m.type', 'in', NOTICES_ABOUT_PEOPLE)
            .then(row.ref('m.target_id'))
            .end(),
        ),
      ),
    )
    .select(MESSAGE_COLUMNS.map((column) => `m.${column}` as const))
    .select(MESSAGE_AUTHOR.map((column) => `u.${column}` as const))
    .select(MESSAGE_AUTHOR.map((column) => `t.${column} as target_${column}` as const));
