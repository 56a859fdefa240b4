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

/** Removes what is left of posts that nobody may see any more: their files, and of deleted ones all that hangs on them. */
export const createErasing = ({ media }: { media: Pick<MediaService, 'removePostMedia'> }) => {
  const erase = async (
    tenant: Tenant,
    { id, review, media: files }: PostToErase,
    signal: AbortSignal,
  ): Promise<void> => {
    await media.removePostMedia(
      tenant,
      files.map(({ file }) => file),
    );
    if (review !== 'deleted') return endErasing(tenant.db, id);
    for (const table of HANGING) {
      for (let erased = ROWS; erased === ROWS && !signal.aborted; )
        erased = await eraseHanging(tenant.db, table, id, ROWS);
    }
    if (!signal.aborted) await blankPost(tenant.db, id);
  };
  return {
    erasePosts: async (tenant: Tenant, signal: AbortSignal): Promise<void> => {
      for (let due = POSTS; due === POSTS && !signal.aborted; ) {
        const posts = await findPostsToErase(tenant.db, POSTS);
        for (const post of posts) await erase(tenant, post, signal);
        due = posts.length;
      }
    },
  };
};
