import type { TenantDb } from '../../../infra/database/database.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { MediaService } from '../../media/media.service.ts';
import {
  blankPost,
  endErasing,
  eraseHanging,
  findPostsToErase,
  HANGING,
  type PostToErase,
} from './erasing.repository.ts';

/** Posts of one look, and rows of one statement. */
const POSTS = 50;
const ROWS = 5_000;

interface Dependencies {
  media: Pick<MediaService, 'keepEvidence' | 'removePostMedia'>;
  /** Whether anybody has reported a post: its media stay for operators, its words stand in the report. */
  isPostReported(db: TenantDb, id: string): Promise<boolean>;
}

/** Removes what is left of posts that nobody may see any more: their files, and of deleted ones all that hangs on them. */
export const createErasing = ({ media, isPostReported }: Dependencies) => {
  const erase = async (
    tenant: Tenant,
    { id, review, media: files }: PostToErase,
    signal: AbortSignal,
  ): Promise<void> => {
    const paths = files.map(({ file }) => file);
    if (await isPostReported(tenant.db, id)) await media.keepEvidence(tenant, paths);
    await media.removePostMedia(tenant, paths);
    if (review !== 'deleted') return endErasing(tenant.db, id);
    for (const table of HANGING) {
      for (let erased = ROWS; erased === ROWS && !signal.aborted; )
        erased = await eraseHanging(tenant.db, table, id, ROWS);
    }
    if (!signal.aborted) await blankPost(tenant.db, id);
  };
  return {
    /** One that does not go is left for the next time. @throws AggregateError of all that did not, at the end */
    erasePosts: async (tenant: Tenant, signal: AbortSignal): Promise<void> => {
      const failed = new Map<string, unknown>();
      for (let due = POSTS; due === POSTS && !signal.aborted; ) {
        const posts = await findPostsToErase(tenant.db, { limit: POSTS, without: [...failed.keys()] });
        for (const post of posts)
          await erase(tenant, post, signal).catch((error: unknown) => failed.set(post.id, error));
        due = posts.length;
      }
      if (failed.size > 0) throw new AggregateError(failed.values(), 'posts were not erased');
    },
  };
};
