import { fold, LIMITS } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import type { WithCards } from '../cards.ts';
import { presentSeen } from '../message.present.ts';
import { findMessages } from '../messages.repository.ts';
import { createCandidates } from './candidates.ts';
import { readDate } from './dates.ts';
import { findFilled, findSpan } from './days.repository.ts';
import type { Indexing } from './indexing.ts';
import { findAt, readVisible, type Scope, type SearchableMessage } from './search.repository.ts';
import { BLOCK, tokensOf } from './tokens.ts';

type Query = QueryOf<'GET /api/v2/groups/:id/messages/search'>;
type Result = ResultOf<'GET /api/v2/groups/:id/messages/search'>;

const PAGE = 20;
/** So many blocks are read for one page at most; a page may end early, and the next one goes on there. */
const MOST_BLOCKS = 1024;
const FIRST_STEP = 8;

interface Wanted {
  /** Of a segment: a block has all of them where it may have what is wanted. */
  tokens: (segment: number) => number[];
  author: string | undefined;
  matches: (one: SearchableMessage) => boolean;
  limit: number;
  /** A sequence number. */
  before: number;
  /** So many blocks are read at most. */
  most: number;
}

interface Dependencies {
  groups: Pick<GroupsService, 'authorise' | 'lastSeq'>;
  indexing: Indexing;
  withCards: WithCards;
}

/** Searches a conversation, as far as one reader may see it. */
export const createSearch = ({ groups, indexing, withCards }: Dependencies) => {
  const candidates = createCandidates({ groups, indexing });

  const find = async (
    tenant: Tenant,
    scope: Scope,
    { tokens, author, matches, limit, before, most }: Wanted,
  ): Promise<Pick<Result, 'list' | 'next_id'>> => {
    const take = await candidates(tenant, scope, { tokens, before });
    const seqs: number[] = [];
    let read = 0;
    let last = 0;
    let isEnd = false;
    for (let step = FIRST_STEP; seqs.length <= limit && read < most && !isEnd; step *= 4) {
      const wanted = Math.min(step, most - read);
      const blocks = await take(wanted);
      isEnd = blocks.length < wanted;
      read += blocks.length;
      last = blocks.at(-1) ?? last;
      const messages = await readVisible(tenant.db, scope, { blocks, before, author });
      const found = messages.filter(matches).map(({ seq }) => seq);
      seqs.push(...found.sort((one, other) => other - one));
    }
    const page = seqs.slice(0, limit);
    const list = page.length === 0 ? [] : (await findAt(tenant.db, scope, page)).map(presentSeen);
    if (seqs.length > limit) return { list, next_id: String(seqs[limit - 1]) };
    // The next page goes on behind all the blocks that were read.
    return { list, next_id: isEnd ? null : String(last * BLOCK + 1) };
  };

  const ofDate = async (
    tenant: Tenant,
    scope: Scope,
    { date, tz = 0, next_id, limit = PAGE }: Query,
  ): Promise<Result> => {
    const { from, to, days } = readDate(date, tz);
    if (days.length > 0) {
      const filled = await findFilled(tenant.db, scope, [...days.map(({ at }) => at), to]);
      return { list: [], days: filled.map((index) => days[index]?.day ?? ''), next_id: null };
    }
    const { first, after } = await findSpan(tenant.db, scope.groupId, { from, to });
    const start = Math.max(first - 1, readCursor(next_id) ?? 0);
    const rows = await findMessages(tenant.db, { ...scope, after: start, before: after, limit: limit + 1 });
    const list = rows.slice(0, limit).map(presentSeen);
    return { list, days: [], next_id: rows.length > limit ? String(list.at(-1)?.seq) : null };
  };

  const ofWords = (tenant: Tenant, scope: Scope, query: Query, most: number) => {
    const text = query.type === 'msg' || query.q ? textOf(query.q) : '';
    const author = query.type === 'member' ? memberOf(query.member_id) : undefined;
    const tokens = (segment: number): number[] => {
      const { ofQuery, ofAuthor } = tokensOf(scope.groupId, segment);
      return [...(text ? ofQuery(text) : []), ...(author === undefined ? [] : [ofAuthor(author)])];
    };
    const matches = (one: SearchableMessage) =>
      text === '' || fold(one.text).includes(text) || fold(one.filename ?? '').includes(text);
    const before = readCursor(query.next_id) ?? Number.MAX_SAFE_INTEGER;
    return find(tenant, scope, { tokens, author, matches, limit: query.limit ?? PAGE, before, most });
  };

  /**
   * `msg`: by what was written, the newest first. `member`: by who wrote it. `date`: the days of a month that have messages,
   * or the messages of a day, the oldest first. `most` blocks are read at most.
   * @throws api.validation, api.forbidden, api.not_found
   */
  const search = async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    query: Query,
    most = MOST_BLOCKS,
  ): Promise<Result> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const scope = { groupId, userId: caller.userId, floor };
    const isDate = query.type === 'date';
    const found = await (isDate ? ofDate(tenant, scope, query) : ofWords(tenant, scope, query, most));
    return { days: [], ...found, list: await withCards(tenant, caller, found.list) };
  };

  return { search };
};

/** What is looked for, as it is compared. @throws api.validation */
export const textOf = (q: string | undefined): string => {
  const text = fold(q ?? '').trim();
  if (text === '' || [...(q ?? '')].length > LIMITS.chatSearch)
    throw new ApiError('api.validation', { q: 'length' });
  return text;
};

/** @throws api.validation */
const memberOf = (id: string | undefined): string => {
  if (!id) throw new ApiError('api.validation', { member_id: 'required' });
  return id;
};

/** @throws api.validation */
const readCursor = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined || cursor === '') return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiError('api.validation', { next_id: 'cursor' });
  return Number(cursor);
};
