import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import { storeSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { findPostsToReview, findReviewedPost, type PostToReview } from './operators.repository.ts';
import { type ReviewChange, reviewPost } from './publishing.repository.ts';
import { TELL_REVIEWED } from './reviews.service.ts';

/** Who does something, and why. */
export interface Operator {
  operator: string;
  reason: string;
}

const MOST = 100;

/** What operators do with posts, from wherever: the server itself tells people of it, by a job. */
export const createPostOperators = ({ jobs }: Pick<Infra, 'jobs'>) => {
  const review = async (
    { brand, db }: Tenant,
    id: string,
    { action, by, ...change }: ReviewChange & { action: string; by: Operator },
  ): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      required(await reviewPost(trx, id, change), 'api.invalid_data');
      await insertAudit(trx, { ...by, action, target: id });
      await jobs.enqueue(trx, brand.id, TELL_REVIEWED, { id });
    });
  };

  return {
    /** Those that wait, the longest waiting first. */
    listPosts: ({ db }: Tenant): Promise<PostToReview[]> => findPostsToReview(db, MOST),

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
      review(tenant, id, {
        ...{ action: 'posts.reject', by, reason: by.reason },
        ...{ from: ['auditing', 'approved'], review: 'rejected' },
      }),

    /** Whether operators look at posts first. */
    setPostReview: ({ db }: Tenant, mode: 'hold' | 'auto', { operator, reason }: Operator): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await storeSetting(trx, 'post_review', { mode });
        await insertAudit(trx, { operator, action: 'settings.post_review', target: mode, reason });
      }),
  };
};
