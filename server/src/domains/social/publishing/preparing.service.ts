import type { PostRefusal, PostReview } from '@livery/contract';
import { Type } from 'typebox';
import type { Tenant } from '../../../infra/tenancy.ts';
import { type MediaService, MediumRefused } from '../../media/media.service.ts';
import type { StoredMedia } from '../social.tables.ts';
import { eraseAgain, findStuckPosts } from './erasing.repository.ts';
import { findUnreadyPost, reviewPost, type UnreadyPost } from './publishing.repository.ts';
import { firstReview, type Reviews } from './reviews.service.ts';

const payload = Type.Object({ id: Type.String() });

/** Work of the queue. Pictures do not wait for somebody's hour of video. */
export const PREPARE_PICTURES = { name: 'social.prepare-pictures', payload };
export const PREPARE_VIDEO = { name: 'social.prepare-video', payload };

const HOURS = 24;
const MOST = 100;

interface Dependencies {
  media: Pick<MediaService, 'preparePostMedium' | 'spendPostFiles'>;
  reviews: Reviews;
}

/** What a post was made of. */
export const sentFiles = (media: readonly StoredMedia[]): string[] =>
  media.flatMap(({ source, cover }) => [source, cover]).filter((path) => path !== undefined);

/** Makes the media of a post ready, and the post with them. */
export const createPostPreparing = ({ media, reviews }: Dependencies) => {
  const prepareAll = async (
    tenant: Tenant,
    { id, media: sent }: UnreadyPost,
    signal: AbortSignal,
  ): Promise<StoredMedia[]> => {
    const ready: StoredMedia[] = [];
    for (const { source, ...medium } of sent) {
      if (source === undefined) throw new MediumRefused('failed');
      ready.push(
        await media.preparePostMedium(tenant, { ...medium, source }, { name: `post-${id}`, signal }),
      );
    }
    return ready;
  };

  const settle = async (
    tenant: Tenant,
    post: UnreadyPost,
    outcome: { review: PostReview; reason?: PostRefusal; media?: StoredMedia[]; isErased?: boolean },
  ): Promise<void> => {
    const settled = await tenant.db.transaction().execute(async (trx) => {
      const changed = await reviewPost(trx, post.id, { ...outcome, from: ['processing'] });
      if (changed) await media.spendPostFiles(trx, sentFiles(post.media));
      return changed;
    });
    if (settled) await reviews.tell(tenant, settled);
    else await eraseAgain(tenant.db, post.id);
  };

  return {
    /** Gives up what was tried for a day. @throws AggregateError of all that could not be given up, at the end */
    giveUpPosts: async (tenant: Tenant): Promise<void> => {
      const failures: unknown[] = [];
      const refused = { review: 'rejected', reason: 'failed', isErased: true } as const;
      for (const id of await findStuckPosts(tenant.db, HOURS, MOST)) {
        const post = await findUnreadyPost(tenant.db, id);
        if (post) await settle(tenant, post, refused).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'posts were not given up');
    },

    /** What cannot be shown has the post rejected; any other trouble is thrown, and it is tried again. */
    preparePost: async (tenant: Tenant, { id }: { id: string }, signal: AbortSignal): Promise<void> => {
      const post = await findUnreadyPost(tenant.db, id);
      // Deleted meanwhile: an attempt that was broken off may have left files that nobody removes any more.
      if (!post) return eraseAgain(tenant.db, id);
      try {
        const ready = await prepareAll(tenant, post, signal);
        await settle(tenant, post, { review: await firstReview(tenant.db), media: ready });
      } catch (error) {
        if (!(error instanceof MediumRefused)) throw error;
        await settle(tenant, post, { review: 'rejected', reason: error.reason, isErased: true });
      }
    },
  };
};
