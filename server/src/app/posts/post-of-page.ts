import type { Comment, Post } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import type { SocialService } from '../../domains/social/social.service.ts';
import { ApiError } from '../../infra/errors.ts';

/** What guests are shown at a post's address; `quota`: they have read enough, for so many seconds. */
export type PostOfPage =
  | { state: 'open'; post: Post; comments: Comment[] }
  | { state: 'closed' | 'gone' | 'unknown' }
  | { state: 'quota'; seconds: number };

const POST = /^\/posts\/([^/]+)$/;

/**
 * As guests see it, out of their quota. For who is signed in too, since a cookie proves nothing. Undefined for any other
 * address, and where it cannot be read now: the client asks itself.
 */
export const findPublicPost = async (
  { tenant, address }: FastifyRequest,
  path: string,
  social: Pick<SocialService, 'getPublicPost'>,
): Promise<PostOfPage | undefined> => {
  const [, id] = POST.exec(path) ?? [];
  if (id === undefined) return undefined;
  try {
    const found = await social.getPublicPost(tenant, address, id);
    return typeof found === 'string' ? { state: found } : { state: 'open', ...found };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'api.guest_quota') return undefined;
    return { state: 'quota', seconds: Number(error.params?.['retry_after'] ?? 1) };
  }
};

/** What may be there for whom a cookie names is not said to be missing: the running page asks with their token. */
export const statusOf = (found: PostOfPage | undefined, isSignedIn: boolean): number => {
  switch (found?.state) {
    case 'gone':
      return 410;
    case 'unknown':
      return 404;
    case 'closed':
      return isSignedIn ? 200 : 404;
    case 'quota':
      return 429;
    default:
      return 200;
  }
};
