import { GUEST_USER_ID, type Post } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { type Cursor, readCursor, writeCursor } from '../../infra/cursor.ts';
import { ApiError } from '../../infra/errors.ts';
import { createOnce } from '../../infra/once.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { presentAuthor } from '../social/social.present.ts';
import type { SocialService } from '../social/social.service.ts';
import { countTagged, findHashtags, findHotHashtags, removeOldDays } from './hashtags.repository.ts';
import { type FoundPerson, findPeople, findSimilarPeople } from './people.repository.ts';
import {
  type FoundPost,
  findFew,
  findRare,
  findTaggedBest,
  listTagged,
  scanBest,
} from './posts.repository.ts';
import { type Terms, termsOf } from './terms.ts';
import { meantBy } from './typos.ts';
import { findSimilarWords, removeUnusedWords } from './words.repository.ts';

interface Dependencies {
  social: Pick<SocialService, 'shownPosts' | 'guestReads'>;
}

type Query = QueryOf<'GET /api/v1/search'>;
type Result = ResultOf<'GET /api/v1/search'>;
type TaggedQuery = QueryOf<'GET /social/api/hashtags/:name/posts'>;
type Tagged = ResultOf<'GET /social/api/hashtags/:name/posts'>;

const PAGE = 20;
const PEOPLE = 30;
const HASHTAGS = 30;
const HOT = 20;
const DAYS = 7;
/** What no more posts say is asked of the index at once: it has them all. */
const FEW = 1000;
/**
 * Posts that are looked through for what more say, round by round, and how many have to be found by then for the next round to
 * promise a page; else the index is asked.
 */
const ROUNDS = [
  { most: 1000, promises: 3 },
  { most: 3000, promises: 11 },
  { most: 4000, promises: 0 },
];
/** Posts that the index has of what is not often among those, and that are put in order. */
const RARE = 2000;
/** Posts with a hashtag that are put in order, the newest ones. */
const TAGGED = 5000;
const SIMILAR = 30;
/** Rows that are removed, and words that are looked through, by one statement. */
const REMOVED = 1000;
const LOOKED_THROUGH = 500;
/** Milliseconds that the hot hashtags are kept. */
const HOT_AGE = 60_000;

/** Before the cursor of a page that goes on with what was meant by the words. */
const MEANT = '~';

const NOTHING: Result = { users: [], posts: [], hashtags: [], next_id: null };

/** Finds people, posts and hashtags (docs/decisions/0066). */
export const createSearchService = ({ social }: Dependencies) => {
  const once = createOnce({ most: 100, age: HOT_AGE });

  /** The best first: those that many posts match are among the best, those that few match are found by `rare`. */
  const bestOf = async (
    { db }: Tenant,
    wanted: Parameters<typeof scanBest>[1],
    after: Cursor | undefined,
    rare?: (after: Cursor | undefined, limit: number) => Promise<FoundPost[]>,
  ): Promise<FoundPost[]> => {
    const limit = PAGE + 1;
    const found: FoundPost[] = [];
    let reached = after;
    for (const { most, promises } of ROUNDS) {
      const scan = await scanBest(db, wanted, { after: reached, most, limit: limit - found.length });
      found.push(...scan.found);
      if (found.length >= limit || !scan.reached) return found;
      reached = scan.reached;
      if (rare && found.length < promises) break;
    }
    return rare ? [...found, ...(await rare(reached, limit - found.length))] : found;
  };

  const pageOfPosts = async (
    tenant: Tenant,
    viewer: string,
    found: readonly { id: string; place: number }[],
  ): Promise<{ list: Post[]; next_id: string | null }> => {
    const shown = found.slice(0, PAGE);
    const last = found.length > PAGE ? shown.at(-1) : undefined;
    const ids = shown.map(({ id }) => id);
    return { list: await social.shownPosts(tenant, viewer, ids), next_id: last ? writeCursor(last) : null };
  };
  const placed = (found: readonly FoundPost[]) => found.map(({ id, score }) => ({ id, place: score }));

  /** What was meant by words that no post has. Undefined: nothing else. */
  const corrected = async ({ db }: Tenant, { text, words }: Terms): Promise<Terms | undefined> => {
    let meant = text;
    for (const word of words) {
      const other = meantBy(word, await findSimilarWords(db, word, SIMILAR));
      if (other !== undefined) meant = meant.replace(word, other);
    }
    return meant === text ? undefined : termsOf(meant);
  };

  const lookForPosts = async (tenant: Tenant, terms: Terms, after: Cursor | undefined) => {
    // A single character stands in no index: it is looked for among the best alone.
    if (terms.tokens.length === 0) return bestOf(tenant, terms, after);
    const few = await findFew(tenant.db, terms, { after, most: FEW, limit: PAGE + 1 });
    return (
      few ??
      bestOf(tenant, terms, after, (reached, limit) =>
        findRare(tenant.db, terms, { after: reached, most: RARE, limit }),
      )
    );
  };

  const searchPosts = async (tenant: Tenant, viewer: string, terms: Terms, next_id?: string) => {
    const isMeant = next_id?.startsWith(MEANT) ?? false;
    const after = readCursor(isMeant ? next_id?.slice(MEANT.length) : next_id);
    const found = isMeant ? [] : await lookForPosts(tenant, terms, after);
    const other = isMeant || (found.length === 0 && !after) ? await corrected(tenant, terms) : undefined;
    if (!other) return pageOfPosts(tenant, viewer, placed(found));
    const page = await pageOfPosts(tenant, viewer, placed(await lookForPosts(tenant, other, after)));
    return { ...page, next_id: page.next_id && `${MEANT}${page.next_id}` };
  };

  const presentFound = (viewer: string) => (row: FoundPerson) => ({
    ...presentAuthor(row, viewer),
    follows_me: row.follows_viewer,
  });

  const searchPeople = async ({ db }: Tenant, viewer: string, terms: Terms) => {
    const found = terms.tokens.length === 0 ? [] : await findPeople(db, viewer, terms, PEOPLE);
    const others = found.length === 0 && terms.words.length > 0;
    const rows = others ? await findSimilarPeople(db, viewer, terms.text, PEOPLE) : found;
    return rows.map(presentFound(viewer));
  };

  const search = async (tenant: Tenant, viewer: string, { type, q, next_id }: Query): Promise<Result> => {
    const terms = termsOf(q);
    if (terms.patterns.length === 0) throw new ApiError('api.validation', { q: 'required' });
    if (type === 'users') return { ...NOTHING, users: await searchPeople(tenant, viewer, terms) };
    if (type === 'hashtags')
      return { ...NOTHING, hashtags: await findHashtags(tenant.db, terms.text, HASHTAGS) };
    const { list, next_id: next } = await searchPosts(tenant, viewer, terms, next_id);
    return { ...NOTHING, posts: list, next_id: next };
  };

  const hashtags = async (tenant: Tenant, q = ''): Promise<ResultOf<'GET /social/api/hashtags'>> => {
    const { text } = termsOf(q);
    if (text !== '') return { list: await findHashtags(tenant.db, text, HOT) };
    return once(['hot', tenant.brand.id], async () => ({
      list: await findHotHashtags(tenant.db, DAYS, HOT),
    }));
  };

  const tagged = async (
    tenant: Tenant,
    viewer: string,
    name: string,
    { order = 'best', next_id }: TaggedQuery,
  ): Promise<Tagged> => {
    const { text: hashtag } = termsOf(name);
    const after = readCursor(next_id);
    const find = async () => {
      const limit = PAGE + 1;
      if (order === 'newest') {
        const ids = await listTagged(tenant.db, hashtag, { before: after?.id, limit });
        return ids.map((id) => ({ id, place: 0 }));
      }
      const rare = (reached: Cursor | undefined, limit: number) =>
        findTaggedBest(tenant.db, hashtag, { after: reached, most: TAGGED, limit });
      return placed(await bestOf(tenant, { hashtag }, after, rare));
    };
    const count = await countTagged(tenant.db, hashtag);
    return { count, ...(await pageOfPosts(tenant, viewer, count === 0 ? [] : await find())) };
  };

  /** What is counted for the hot hashtags no more, and words that nobody has written any more. */
  const removeUnused = async ({ db }: Pick<Tenant, 'db'>, signal: AbortSignal): Promise<void> => {
    for (let removed = REMOVED; removed === REMOVED; ) {
      signal.throwIfAborted();
      removed = await removeOldDays(db, DAYS, REMOVED);
    }
    for (let last: string | undefined = ''; last !== undefined; ) {
      signal.throwIfAborted();
      last = await removeUnusedWords(db, last, LOOKED_THROUGH);
    }
  };

  /** Guests all find the same, and pay for the posts that they read; where there are none, as for one. */
  const asGuest = async <T extends object>(
    tenant: Tenant,
    address: string,
    key: readonly unknown[],
    read: () => Promise<T>,
    postsOf?: (result: T) => readonly Post[],
  ): Promise<T> => {
    const cost = postsOf ? PAGE : 1;
    await social.guestReads.charge(tenant, address, cost);
    const result = await social.guestReads.once(tenant, key, read).catch(async (error: unknown) => {
      await social.guestReads.giveBack(tenant, address, cost - 1);
      throw error;
    });
    const posts = postsOf?.(result).length ?? 0;
    await social.guestReads.giveBack(tenant, address, cost - Math.max(1, posts));
    return result;
  };

  return {
    /** @throws api.validation for a cursor that is none, and where nothing is looked for */
    search,
    /** @throws as `search`, api.guest_quota */
    searchAsGuest: (tenant: Tenant, address: string, query: Query) =>
      asGuest(
        tenant,
        address,
        ['search', query.type, query.q, query.next_id],
        () => search(tenant, GUEST_USER_ID, query),
        query.type === 'posts' ? ({ posts }) => posts : undefined,
      ),
    hashtags,
    removeUnused,
    /** @throws api.guest_quota */
    hashtagsAsGuest: (tenant: Tenant, address: string, q?: string) =>
      asGuest(tenant, address, ['hashtags', q], () => hashtags(tenant, q)),
    tagged,
    /** @throws as `tagged`, api.guest_quota */
    taggedAsGuest: (tenant: Tenant, address: string, name: string, query: TaggedQuery) =>
      asGuest(
        tenant,
        address,
        ['tagged', name, query.order, query.next_id],
        () => tagged(tenant, GUEST_USER_ID, name, query),
        ({ list }) => list,
      ),
  };
};

export type SearchService = ReturnType<typeof createSearchService>;
