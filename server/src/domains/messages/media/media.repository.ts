import type { MediaKind } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Window } from '../messages.repository.ts';
import { type SeenRow, selectSeen } from '../seen.repository.ts';

/**
 * Word for word as in the index `messages_media`, which is not found otherwise. Of texts it has those that may hold a link: a scheme,
 * or a dot between letters.
 */
const kindOf = sql<MediaKind | null>`case when m.type in ('image', 'video') then 'visual'
  when m.type = 'audio' then 'voice' when m.type = 'file' then 'file'
  when m.type = 'text' and m.text ~* 'https?://|\\.[^[:space:][:punct:][:digit:]]{2}' then 'link' end`;

/** Messages of a kind: with `after` the ones that follow it, oldest first; else the newest (below `before`) first. */
export const findMedia = (db: TenantDb, kind: MediaKind, window: Window): Promise<SeenRow[]> => {
  const { groupId, userId, floor, before, after, limit } = window;
  return selectSeen(db, groupId, window)
    .where(({ eb, val }) => eb(kindOf, '=', val(kind)))
    .where('m.seq', '>', Math.max(floor, after ?? 0))
    .$if(before !== undefined, (query) => query.where('m.seq', '<', before ?? 0))
    .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('m.block_user_ids'))))
    .orderBy('m.seq', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute();
};
