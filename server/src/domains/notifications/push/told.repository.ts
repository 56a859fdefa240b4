import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../infra/database/tables.ts';

/**
 * Whoever is told of anything: their session lives, and they want to be. Of a statement that has `sessions as s` and
 * `users as u`.
 */
export const isTold = () => {
  const { and, eb } = expressionBuilder<Tables & { s: Tables['sessions']; u: Tables['users'] }, 's' | 'u'>();
  return and([
    eb('s.revoked_at', 'is', null),
    eb('s.expires_at', '>', sql<Date>`now()`),
    eb('u.notify', '=', true),
    eb('u.delete_at', 'is', null),
  ]);
};
