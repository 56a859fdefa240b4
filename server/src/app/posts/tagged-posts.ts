import type { Post } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import type { SearchService } from '../../domains/search/search.service.ts';

export interface TaggedPosts {
  hashtag: string;
  posts: Post[];
}

const HASHTAG = /^\/hashtags\/([^/]+)$/;

/** What guests find at a hashtag's address, out of their quota. Undefined for any other address, and where nothing is or can be read now. */
export const findTaggedPosts = async (
  { tenant, address }: FastifyRequest,
  path: string,
  search: Pick<SearchService, 'taggedAsGuest'>,
): Promise<TaggedPosts | undefined> => {
  const [, name] = HASHTAG.exec(path) ?? [];
  if (name === undefined) return undefined;
  try {
    const hashtag = decodeURIComponent(name);
    const { list } = await search.taggedAsGuest(tenant, address, hashtag, {});
    return list.length > 0 ? { hashtag, posts: list } : undefined;
  } catch {
    return undefined;
  }
};
