import { LIMITS, type Post, type PostPrivacy } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type PageOf, readCursor, writeCursor } from '../../../infra/cursor.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { PostRow } from '../posts/posts.repository.ts';
import { presentPost } from '../social.present.ts';
import { listFollowed } from './followed-posts.repository.ts';
import {
  type Follower,
  isWide,
  listFollowersOf,
  listTimeline,
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
/** Pages of a timeline that are looked through for one page that may be seen. */
const ROUNDS = 5;

export interface PublishedPost extends SpreadPost {
  privacy: PostPrivacy;
}

type FollowQuery = QueryOf<'GET /social/api/recommend/follower'>;
type Db = Pick<Tenant, 'db'>;

/** Who may see it of those who follow its author. */
const audienceOf = (followers: Follower[], privacy: PostPrivacy): string[] => {
  if (privacy === 'self') return [];
  const seeing = privacy === 'mutual' ? followers.filter(({ is_mutual }) => is_mutual) : followers;
  return seeing.map(({ user_id }) => user_id);
};

/** Up to one post more than a page has, and the last one that was looked at while there may be further ones. */
const readTimeline = async (
  { db }: Db,
  viewer: string,
  { next_id, per_page = LIMITS.feedPage }: FollowQuery,
): Promise<{ rows: PostRow[]; last: string | undefined }> => {
  const limit = per_page + 1;
  const rows: PostRow[] = [];
  let before = readCursor(next_id)?.id;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await listFollowed(db, { viewer, before, limit });
    // What was published between two looks shifts the second one.
    rows.push(...found.filter(({ id }) => rows.every((row) => row.id !== id)));
    if (rows.length >= limit) break;
    const looked = await listTimeline(db, { viewer, before, limit });
    before = looked.at(-1);
    if (looked.length < limit) return { rows, last: undefined };
  }
  return { rows, last: before };
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

    /** Newest first. A page may be short: what may not be seen of it is left out. */
    followFeed: async (tenant: Tenant, { userId }: Caller, query: FollowQuery): Promise<PageOf<Post>> => {
      const { per_page = LIMITS.feedPage } = query;
      const { rows, last } = await readTimeline(tenant, userId, query);
      const shown = rows.slice(0, per_page);
      const next = rows.length > per_page ? shown.at(-1)?.id : last;
      return {
        list: shown.map(presentPost(userId)),
        next_id: next === undefined ? null : writeCursor({ place: 0, id: next }),
      };
    },
  };
};
