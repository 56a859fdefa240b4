import type { PostReview } from '@livery/contract';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findPostsToReview, findReviewedPost, type PostToReview } from './operators.repository.ts';
import { type ReviewChange, reviewPost } from './publishing.repository.ts';
import { TELL_REVIEWED } from './reviews.service.ts';

/** Who does something, and why. */
export interface Operator {
  operator: string;
  address?: string;
  reason: string;
}

/** So many of those that wait are told at a time. */
export const MOST_WAITING = 100;
/** States that a post is rejected from. */
const SEEN: readonly PostReview[] = ['auditing', 'approved'];

/** What operators do with posts, from wherever: the server itself tells people of it, by a job. */
export const createPostOperators = ({ jobs }: Pick<Infra, 'jobs'>) => {
  type AuditedChange = ReviewChange & { action: string; by: Operator };

  /** In the transaction of `db`; false for one in another state, and for nothing. */
  const reviewIn = async (
    { brand, db }: Tenant,
    id: string,
    { action, by, ...change }: AuditedChange,
  ): Promise<boolean> => {
    if (!(await reviewPost(db, id, change))) return false;
    await insertAudit(db, { ...by, action, target: id });
    await jobs.enqueue(db, brand.id, TELL_REVIEWED, { id });
    return true;
  };
  const review = (tenant: Tenant, id: string, change: AuditedChange): Promise<void> =>
    tenant.db.transaction().execute(async (db) => {
      if (!(await reviewIn({ ...tenant, db }, id, change))) throw new ApiError('api.invalid_data');
    });
  const rejection = (by: Operator): AuditedChange => ({
    ...{ action: 'posts.reject', by, reason: by.reason },
    ...{ from: SEEN, review: 'rejected' },
  });

  return {
    /** Those that wait, the longest waiting first. */
    listPosts: ({ db }: Tenant): Promise<PostToReview[]> => findPostsToReview(db, MOST_WAITING),

    /** Also one that an operator has rejected. @throws api.post_not_exist, api.invalid_data for one whose files are not there */
    approvePost: async (tenant: Tenant, id: string, by: Operator): Promise<void> => {
      const post = required(await findReviewedPost(tenant.db, id), 'api.post_not_exist');
      if (post.media.some(({ source }) => source !== undefined)) throw new ApiError('api.invalid_data');
      await review(tenant, id, {
        ...{ action: 'posts.approve', by },
        ...{ from: ['auditing', 'rejected'], review: 'approved' },
      });
    },

    /** Also one that everybody sees. @throws api.invalid_data for one in another state, and for nothing */
    rejectPost: (tenant: Tenant, id: string, by: Operator): Promise<void> =>
      review(tenant, id, rejection(by)),

    /** As `rejectPost`, in the transaction of `db`; false where there is nothing to reject. */
    rejectIn: (tenant: Tenant, id: string, by: Operator): Promise<boolean> =>
      reviewIn(tenant, id, rejection(by)),

    /** Whether it can be rejected. */
    isUp: async ({ db }: Pick<Tenant, 'db'>, id: string): Promise<boolean> => {
      const review = (await findReviewedPost(db, id))?.review;
      return SEEN.some((each) => each === review);
    },
  };
};

export type PostOperators = ReturnType<typeof createPostOperators>;
