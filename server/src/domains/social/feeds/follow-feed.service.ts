import { LIMITS, type Post } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type PageOf, readCursor, writeCursor } from '../../../infra/cursor.ts';
import type { Written } from '../../../infra/http/written.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { PageReader } from '../posts/page-reader.ts';
import type { KnownRow } from '../posts/written-posts.ts';
import { writePosts } from '../posts/written-posts.ts';
import { listTimeline } from './follow-feed.repository.ts';

/** Pages of a timeline that are looked through for one page that may be seen. */
const ROUNDS = 5;

type FollowQuery = QueryOf<'GET /social/api/recommend/follower'>;

/**
 * Newest first, and the last post that was looked at while there are further ones. Less than half a page that may be seen is
 * not enough while there is more.
 */
const readTimeline = async (
  tenant: Tenant,
  readKnown: PageReader<KnownRow>,
  viewer: string,
  { next_id, per_page = LIMITS.feedPage }: FollowQuery,
): Promise<{ rows: KnownRow[]; last: string | undefined }> => {
  const rows: KnownRow[] = [];
  let before = readCursor(next_id)?.id;
  for (let round = 0; round < ROUNDS && rows.length <= per_page / 2; round += 1) {
    const room = per_page - rows.length;
    let looked: string[] = [];
    const found = await readKnown(tenant, async (form) => {
      const page = await listTimeline(tenant.db, { viewer, before, limit: room + 1 }, form);
      ({ looked } = page);
      return page.rows;
    });
    const last = looked[room - 1];
    if (looked.length <= room) return { rows: [...rows, ...found], last: undefined };
    rows.push(...found.filter(({ id }) => last === undefined || id >= last));
    before = last;
  }
  return { rows, last: before };
};

export const createFollowFeed = ({ readKnown }: { readKnown: PageReader<KnownRow> }) => ({
  /** Newest first. A page may be short: what may not be seen of it is left out. */
  followFeed: async (
    tenant: Tenant,
    { userId }: Caller,
    query: FollowQuery,
  ): Promise<Written<PageOf<Post>>> => {
    const { rows, last } = await readTimeline(tenant, readKnown, userId, query);
    return writePosts(userId, rows, last === undefined ? null : writeCursor({ place: 0, id: last }));
  },
});
