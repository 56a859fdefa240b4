import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';

/** Columns of `u` that make a Person (`PersonRow`). */
export const PERSON_COLUMNS = ['u.id', 'u.nickname', 'u.username', 'u.avatar', 'u.avatar_thumbnail'] as const;

/**
 * Whom each row names, as `u`, for a lateral join: looked up one by one, for a list reads its own people and no others, whatever is
 * believed of how many there are. `id`: the row's column, `<alias>.<column>`.
 */
export const eachPerson = (db: TenantDb, id: string) =>
  db
    .selectFrom('users')
    .where('id', '=', sql.ref<string>(id))
    .select(['id', 'nickname', 'username', 'avatar', 'avatar_thumbnail', 'delete_at', 'update_at'])
    .limit(1)
    .as('u');
