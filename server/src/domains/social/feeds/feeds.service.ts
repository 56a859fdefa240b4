import { LIMITS, type Post, type PostPrivacy } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type PageOf, readCursor, writeCursor } from '../../../infra/cursor.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { listListable, type PostRow } from '../posts/posts.repository.ts';
import { mayWatch } from '../social.policy.ts';
import { presentPost } from '../social.present.ts';
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

/**
 * Newest first, and the last post that was looked at while there are further ones. Less than half a page that may be seen is
 * not enough while there is more.
 */
const readTimeline = async (
  { db }: Db,
  viewer: string,
  { next_id, per_page = LIMITS.feedPage }: FollowQuery,
): Promise<{ rows: PostRow[]; last: string | undefined }> => {
  const rows: PostRow[] = [];
  let before = readCursor(next_id)?.id;
  for (let round = 0; round < ROUNDS && rows.length <= per_page / 2; round += 1) {
    const room = per_page - rows.length;
    const ids = await listTimeline(db, { viewer, before, limit: room + 1 });
    const looked = ids.slice(0, room);
    const found = await listListable(db, viewer, looked);
    const shown = found.filter((post) => post.followed && mayWatch(post));
    rows.push(...shown.sort((one, other) => (one.id < other.id ? 1 : -1)));
    if (ids.length <= room) return { rows, last: undefined };
    before = looked.at(-1);
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
      const { rows, last } = await readTimeline(tenant, userId, query);
      return {
        list: rows.map(presentPost(userId)),
        next_id: last === undefined ? null : writeCursor({ place: 0, id: last }),
      };
    },
  };
};
