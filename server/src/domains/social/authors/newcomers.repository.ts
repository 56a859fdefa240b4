import type { InferResult } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { isNotHidden } from '../posts/hidden.repository.ts';
import { AUTHOR_FIELDS, followsBack, isFollowed, isNotBlocked } from './authors.repository.ts';

/** So many of the latest accounts are looked at: ids sort by time. */
const LOOKED_AT = 300;

const selectNewcomers = (db: TenantDb, viewer: string, limit: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('users')
        .where('delete_at', 'is', null)
        .select(['id', 'nickname', 'username', 'avatar', 'avatar_thumbnail'])
        .orderBy('id', 'desc')
        .limit(LOOKED_AT)
        .as('u'),
    )
    .where('u.id', '!=', viewer)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('posts as p')
          .whereRef('p.author_id', '=', 'u.id')
          .where('p.review', '=', 'approved')
          .where('p.privacy', '=', 'everyone')
          .where(isNotHidden(viewer))
          .select('p.id'),
      ),
    )
    .where(({ not }) => not(isFollowed('u.id', viewer)))
    .where(isNotBlocked('u.id', viewer))
    .select(['u.id as author_id', ...AUTHOR_FIELDS])
    .select([isFollowed('u.id', viewer).as('followed'), followsBack('u.id', viewer).as('follows_viewer')])
    .orderBy('u.id', 'desc')
    .limit(limit);

export type NewcomerRow = InferResult<ReturnType<typeof selectNewcomers>>[number];

/** Who joined lately and has a post that everybody may see, the latest first; none whom the viewer follows, or does not want to see. */
export const listNewcomers = (db: TenantDb, viewer: string, limit: number): Promise<NewcomerRow[]> =>
  selectNewcomers(db, viewer, limit).execute();
