import { LIMITS } from '@livery/contract';
import { readCursor } from '../../../infra/cursor.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { GuestReads } from '../guest-reads.ts';
import { findFloor } from './feeds.repository.ts';
import type { FeedQuery } from './reading.ts';
import { readRecommended } from './recommended-cursor.ts';

/** How far down guests of a brand may read: by what stands there, since a cursor is whatever somebody sends. */
export const createGuestDepth =
  ({ once }: Pick<GuestReads, 'once'>) =>
  /** @throws api.unauthorized below the pages that the brand shows, api.validation for a cursor that is none */
  async (tenant: Tenant, { type = 'recommend', next_id }: FeedQuery): Promise<void> => {
    const { feed_pages } = tenant.brand.config.guests ?? {};
    if (feed_pages === undefined || !next_id || type === 'chart') return;
    const after = type === 'gallery' ? readCursor(next_id) : readRecommended(next_id);
    const last = feed_pages * LIMITS.guestFeedPage - 1;
    const part = type === 'gallery' ? 'images' : 'all';
    const { floor } = await once(tenant, ['depth', last, part], async () => ({
      floor: await findFloor(tenant.db, last, part),
    }));
    if (after && after.place <= floor) throw new ApiError('api.unauthorized');
  };
