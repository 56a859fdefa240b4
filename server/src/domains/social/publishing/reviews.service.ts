import { Type } from 'typebox';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Infra } from '../../../infra/infra.ts';
import { findSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findReviewedPost } from './operators.repository.ts';
import type { ReviewedPost } from './publishing.repository.ts';

/** Setting `post_review` of the brand: `{"mode": "hold"}` has operators look first. */
export const firstReview = async (db: TenantDb): Promise<'auditing' | 'approved'> =>
  (await findSetting(db, 'post_review'))['mode'] === 'hold' ? 'auditing' : 'approved';

/** Work of the queue: a review has changed, and who changed it does not wait until all are told. */
export const TELL_REVIEWED = { name: 'social.tell-reviewed', payload: Type.Object({ id: Type.String() }) };

interface Dependencies extends Pick<Infra, 'pubsub'> {
  feeds: { handOut(tenant: Tenant, post: ReviewedPost): Promise<void> };
  tellShared(tenant: Tenant, id: string): Promise<void>;
}

/** What follows when a post goes from one state to the next. */
export const createReviews = ({ pubsub, feeds, tellShared }: Dependencies) => {
  /** Once that has committed: its author is told, those who follow them where others may see it now, and who has it before them in a conversation. */
  const tell = async (tenant: Tenant, post: ReviewedPost): Promise<void> => {
    const { id: post_id, author_id, review, review_reason: reason } = post;
    const data = { post_id, review, ...(reason !== '' && { reason }) };
    const event = { event: 'post.reviewed', data } as const;
    pubsub.publish({ brand: tenant.brand.id, audience: { users: [author_id] }, event });
    if (review === 'approved') await feeds.handOut(tenant, post);
    await tellShared(tenant, post_id);
  };
  return {
    tell,
    tellById: async (tenant: Tenant, { id }: { id: string }): Promise<void> => {
      const post = await findReviewedPost(tenant.db, id);
      if (post && post.review !== 'deleted') await tell(tenant, post);
    },
  };
};

export type Reviews = ReturnType<typeof createReviews>;
