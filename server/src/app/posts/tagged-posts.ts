import type { BootData } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import type { SearchService } from '../../domains/search/search.service.ts';

export type TaggedPosts = NonNullable<BootData['tagged']>;

const HASHTAG = /^\/hashtags\/([^/]+)$/;

/** What guests find at a hashtag's address, out of their quota. Undefined for any other address, and where it cannot be read now. */
export const findTaggedPosts = async (
  { tenant, address, query }: FastifyRequest,
  path: string,
  search: Pick<SearchService, 'taggedAsGuest'>,
): Promise<TaggedPosts | undefined> => {
  const [, name] = HASHTAG.exec(path) ?? [];
  if (name === undefined) return undefined;
  const order = (query as { order?: unknown }).order === 'newest' ? 'newest' : 'best';
  try {
    const hashtag = decodeURIComponent(name);
    return { hashtag, order, ...(await search.taggedAsGuest(tenant, address, hashtag, { order })) };
  } catch {
    return undefined;
  }
};
