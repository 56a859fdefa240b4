import type { PostPrivacy } from '@livery/contract';
import type { Infra } from '../../../infra/infra.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import {
  type Follower,
  isWide,
  listFollowersOf,
  listUnspread,
  noteSpread,
  type SpreadPost,
  spreadPost,
} from './timelines.repository.ts';

/** Followers from which on an author's posts are looked for, not handed out (docs/decisions/0063). */
const WIDE = 10_000;
/** Followers of one statement. */
const PART = 2_000;
const LEFT = 100;

export interface PublishedPost extends SpreadPost {
  privacy: PostPrivacy;
}

/** Who may see it of those who follow its author. */
const audienceOf = (followers: Follower[], privacy: PostPrivacy): string[] => {
  if (privacy === 'self') return [];
  const seeing = privacy === 'mutual' ? followers.filter(({ is_mutual }) => is_mutual) : followers;
  return seeing.map(({ user_id }) => user_id);
};

export const createFeeds = ({ pubsub }: Pick<Infra, 'pubsub'>) => {
  /** Tells those who follow the author and are here; `handOut` of a post that was handed out before changes nothing. */
  const handOut = async (
    { brand, db }: Pick<Tenant, 'db'> & { brand: Pick<Tenant['brand'], 'id'> },
    { id, author_id, privacy }: PublishedPost,
  ): Promise<void> => {
    const next = (await isWide(db, author_id, WIDE))
      ? (after: string) => listFollowersOf(db, author_id, { after, most: PART })
      : (after: string) => spreadPost(db, { id, author_id }, { after, most: PART });
    for (let after: string | undefined = ''; after !== undefined; ) {
      const followers: Follower[] = await next(after);
      const users = audienceOf(followers, privacy);
      const event = { event: 'post.new', data: { post_id: id, author_id } } as const;
      if (users.length > 0) pubsub.publish({ brand: brand.id, audience: { users }, event });
      after = followers.length < PART ? undefined : followers.at(-1)?.user_id;
    }
    await noteSpread(db, id);
  };

  return {
    /**
     * To be called once a post has become approved, after the commit: puts it into the feeds of those who follow its author
     * and tells those who are here. May be called again.
     */
    handOut,

    /** Hands out what was not handed out to the end. */
    handOutLeft: async (tenant: Tenant, signal: AbortSignal): Promise<void> => {
      for (let left = LEFT; left === LEFT && !signal.aborted; ) {
        const posts = await listUnspread(tenant.db, LEFT);
        for (const post of posts) await handOut(tenant, { ...post, privacy: post.privacy as PostPrivacy });
        left = posts.length;
      }
    },
  };
};
